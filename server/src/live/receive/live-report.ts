import type { LiveInput } from '@tv/contract/enumerations';
import type { LiveWarning } from '@tv/contract/live/live-warnings';
import type { SandboxLevel } from '../../platform/sandbox/sandbox.ts';
import type { ReceivedStream, WayIn } from './receive-stream.ts';

/** The state of the encoder of one event, once a second, and at once when a stream begins or ends. */
export type LiveReport = {
  at: Date;
  /** The input that viewers see. `undefined`: nothing is received. */
  chosen: LiveInput | undefined;
  inputs: Partial<Record<LiveInput, InputReport>>;
  /** The renditions that are made, by their shorter side, in ascending order. */
  renditions: number[];
  /** Seconds of media that are encoded in one second. Absent until it is measured. */
  encoderSpeed?: number;
  /** Seconds of received media that are not encoded yet. */
  secondsBehind: number;
  /** The sound's level over the last second, in dBFS. Absent where there is no sound. */
  soundLevel?: number;
  /** What the presenter should know now. */
  warnings: LiveWarning[];
  /** The guest's stream, while it is not encoded for viewers. Absent: there is none. */
  backstage?: { soundLevel?: number; warnings: LiveWarning[] };
};

/** What one input sends. An input that sends nothing is absent in the report. */
export type InputReport = {
  way: WayIn;
  since: Date;
  videoCodec?: string;
  soundCodec?: string;
  width?: number;
  height?: number;
  framesPerSecond?: number;
  bitsPerSecond: number;
  lostFrames?: number;
};

/**
 * One line of `segments.jsonl`: a segment of every track, with the same number. `live-files.ts` names the files of a track.
 */
export type LiveSegment = {
  number: number;
  /** The number of the encoder's run. A segment of another run than the one before it begins with a discontinuity. */
  run: number;
  /** When its first picture was received, as an ISO 8601 instant. */
  startsAt: string;
  /** Seconds by track, such as `video-720` and `audio-1`. */
  seconds: Record<string, number>;
  /** Viewers do not get it: it was encoded when the event was over, for the recording alone. */
  isLate?: true;
};

/** One line of `runs.jsonl`: what a run of the encoder makes, for the main playlist. It is written again, with `end`, when the run ends. */
export type LiveRun = {
  run: number;
  input: LiveInput;
  /** The recording that it reads, as a file name. */
  recording: string;
  /** The byte of the recording with which it begins, when that was received, and the byte before which it ended. */
  offset: number;
  startsAt: string;
  end?: number;
  isLate?: true;
  renditions: {
    track: string;
    width: number;
    height: number;
    framesPerSecond: number;
    bitsPerSecond: number;
  }[];
  sounds: { track: string; languageCode?: string; title?: string }[];
};

/** One line of `recordings.jsonl`, which is written when a recording begins and again, with `endedAt`, when it ends. */
export type LiveRecording = {
  /** The file's name in the folder: the bytes as they arrived. */
  file: string;
  input: LiveInput;
  way: WayIn;
  startedAt: string;
  endedAt?: string;
};

/** One line of `starts.jsonl`: where a reader of a recording can begin. */
export type LiveStart = {
  /** The recording, as a file name. */
  recording: string;
  offset: number;
  /** In base64. Absent: as that of the start before. */
  header?: string;
  isAfterGap: boolean;
  /** In milliseconds since 1970. */
  receivedAt: number;
  seconds?: number;
};

/** Records and encodes the streams of one event. Made by `encodeEvent` of `encode-event.ts`. */
export type EventEncoder = {
  /**
   * Writes a stream to the disk and encodes it while its input is the chosen one. Settles when the stream has ended.
   * A second stream of the same input takes the place of the first.
   */
  take: (stream: ReceivedStream) => Promise<void>;
  /** The presenter's choice. Without one viewers see the main input, and the backup while nothing is received there. The guest is seen only by it. */
  choose: (input: LiveInput) => void;
  /** Ends the streams. When it settles, the last segment and the recordings are whole. */
  end: () => Promise<void>;
};

export type EncodeEventOptions = {
  /** A folder of the event alone. A later process goes on in it, with the next numbers. */
  folder: string;
  onReport: (report: LiveReport) => void;
  /** Called after the segment's files and its line in `segments.jsonl` are whole. */
  onSegment?: (segment: LiveSegment) => void;
  /** The same of the small picture and sound of a guest who is not on air. The files are in `folder`, and removed by who stores them. */
  onPreview?: (segment: LiveSegment, run: LiveRun, folder: string) => void;
  /** The guest was on air, and is backstage again without the presenter's choice. */
  onGuestLost?: () => void;
  /** A run of the encoder failed, and the next one begins. For the log. */
  onFailure?: (error: unknown) => void;
  ffmpegPath?: string | undefined;
  sandbox?: SandboxLevel | undefined;
  /** Ends everything at once, without the last segment. */
  signal?: AbortSignal;
};
