import { entityTag } from './entity-tag.ts';

/** Characters. */
const longText = 32 * 2 ** 10;

/** JSON text of a `Shape`. It is sent without being parsed or serialized again. */
export class SerializedJson<Shape> {
  declare readonly shape: Shape;
  readonly text: string;
  #tag: string | undefined;
  #bytes: Buffer | undefined;
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
  /** The body of an answer. A long text is encoded once; a short one is quicker sent as text, in one piece with the headers. */
  get body(): string | Buffer {
    return this.text.length < longText ? this.text : (this.#bytes ??= Buffer.from(this.text));
  }
}
