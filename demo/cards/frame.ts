/** The part of the picture that a card may use. */
export type Frame = {
  x: number;
  top: number;
  width: number;
  unit: number;
  accent: string;
  /** Seconds since the card began. */
  second: number;
  /** Breaks a text of a size in drawing units. */
  wrap: (text: string, size: number, weight: number, width?: number) => string[];
};
