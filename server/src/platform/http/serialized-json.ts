/** A `Shape` that is JSON already; it is sent as it is. */
export class Written<Shape> {
  declare readonly shape: Shape;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
