/** The cues of one subtitle as the service read them: what `?format=cues` of a subtitle's address answers, as JSON. */
export type Cues = { cues: Cue[]; regions: CueRegion[] };

/** One text and when it is shown: seconds from the start of the media, in milliseconds' precision. */
export type Cue = {
  id?: string;
  startTime: number;
  endTime: number;
  /** Absent: at the bottom, in the middle, above the cues that are there already. */
  place?: CuePlace;
  runs: CueRun[];
};

/** A stretch of text of one style. Lines are apart by `\n`, also from one run to the next. */
export type CueRun = {
  text: string;
  italic?: true;
  bold?: true;
  underline?: true;
  strike?: true;
  /** `#rrggbb`, or `#rrggbbaa` where it lets something through. */
  color?: string;
  background?: string;
  family?: 'serif' | 'sans-serif' | 'monospace' | 'cursive';
  /** Times the usual size, 0.5 to 2. */
  size?: number;
  /** The person who speaks these words. */
  speaker?: string;
  /** BCP 47, where it is another than the subtitle's. */
  language?: string;
  /** Names that a WebVTT file gives it, without a meaning here. */
  classes?: string[];
  /** How it is read, set small beside it. */
  ruby?: string;
  /** Seconds from the start of the media at which it is sung or said. */
  from?: number;
};

/** Where a cue stands, in the terms of WebVTT's cue settings (section 4.4). Percentages of the picture. */
export type CuePlace = {
  /** Upright lines that follow each other to the left (`rl`) or to the right (`lr`). */
  vertical?: 'rl' | 'lr';
  /** Percentage from the top, or from the left where it is vertical; with `isLineNumber` a line, from the end if negative. */
  line?: number;
  isLineNumber?: true;
  /** Which edge of the cue `line` means; absent: its start. */
  lineAlign?: 'center' | 'end';
  /** Percentage along the line. */
  position?: number;
  /** Which point of the cue `position` means; absent: the one that `align` suggests. */
  positionAlign?: 'line-left' | 'center' | 'line-right';
  /** Percentage; absent: all that there is room for. */
  size?: number;
  /** Absent: center. */
  align?: 'start' | 'end' | 'left' | 'right';
  /** Id of a region, in which the cue then stands. */
  region?: string;
};

/** A box of the picture in which cues stand below each other (WebVTT section 4.3). */
export type CueRegion = {
  id: string;
  /** Percentage of the picture. */
  width: number;
  lines: number;
  /** The point of the region that lies at `viewportAnchor` of the picture; percentages from the left and from the top. */
  regionAnchor: [x: number, y: number];
  viewportAnchor: [x: number, y: number];
  /** Cues move up as new ones come. */
  scroll?: true;
};
