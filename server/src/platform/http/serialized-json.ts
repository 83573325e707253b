import { entityTag } from './entity-tag.ts';

/** JSON text of a `Shape`. It is sent without being parsed or serialized again. */
export class SerializedJson<Shape> {
  declare readonly shape: Shape;
  readonly text: string;
  #tag: string | undefined;
  /** Seconds for which shared caches may store a public answer, if it changes at a known instant. */
  readonly sharedSeconds: number | undefined;
  constructor(text: string, sharedSeconds?: number) {
    this.text = text;
    this.sharedSeconds = sharedSeconds;
  }
  /** The entity tag of the text. A cached answer computes it once. */
  get tag(): string {
    return (this.#tag ??= entityTag(this.text));
  }
}
