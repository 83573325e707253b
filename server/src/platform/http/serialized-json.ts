/** JSON text of a `Shape`. It is sent without being parsed or serialized again. */
export class SerializedJson<Shape> {
  declare readonly shape: Shape;
  readonly text: string;
  /** Seconds for which shared caches may store a public answer, if it changes at a known instant. */
  readonly sharedSeconds: number | undefined;
  constructor(text: string, sharedSeconds?: number) {
    this.text = text;
    this.sharedSeconds = sharedSeconds;
  }
}
