/** JSON text of a `Shape`. It is sent without being parsed or serialized again. */
export class SerializedJson<Shape> {
  declare readonly shape: Shape;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
