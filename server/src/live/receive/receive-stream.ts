import type { LiveInput } from '@tv/contract/enumerations';
import type { Log } from '../../platform/log.ts';

export type WayIn = 'rtmp' | 'srt' | 'browser';
/** The container of the received bytes. Each can be read to its last byte when its end is missing. */
export type LiveFormat = 'flv' | 'mpegts' | 'webm' | 'mp4';

export type StreamOwner = { eventId: string; input: LiveInput };
/** Finds the event of a ticket, which ends in milliseconds since 1970. `undefined`: it opens nothing. */
export type AcceptTicket = (ticket: string) => Promise<(StreamOwner & { until: number }) | undefined>;
/** Finds the event of a stream key. `undefined`: the key is wrong, and its connection is refused. */
export type AcceptKey = (key: string) => Promise<StreamOwner | undefined>;

/** Received bytes, in the order of the recording. */
export type StreamPart = {
  bytes: Buffer;
  /** Set where a reader can begin: at a key frame. */
  start?: {
    /** What such a reader needs before these bytes: the file's header and the codecs' settings. */
    header: Buffer;
    /** Whether time is missing before these bytes: the sender stood still, or its clock jumped. */
    isAfterGap: boolean;
  };
  /** The time of these bytes in the recording, in seconds, where the format has it. */
  seconds?: number;
};

/** A stream with an accepted key. */
export type ReceivedStream = StreamOwner & {
  way: WayIn;
  format: LiveFormat;
  /** It came with a ticket, and does not depend on a key. */
  hasTicket?: boolean;
  /** Ends with the connection. The sender is slowed while nobody reads. */
  parts: AsyncIterable<StreamPart>;
  /** What the sender says and does, for the presenter. Absent where only the encoder finds it out. */
  facts: StreamFacts;
  /** Ends the connection, as when the key is replaced or the event has ended. */
  end: () => void;
};

/** What is known of a stream before it is decoded. Values change while it is received. */
export type StreamFacts = {
  videoCodec?: string;
  soundCodec?: string;
  /** Frames a second over the last seconds. */
  framesPerSecond?: number;
  /** Whether the time between frames varies by more than a quarter. */
  isRateVariable?: boolean;
  /** Frames that are missing between two received ones. */
  lostFrames?: number;
  /** When the sender's clock has jumped for the last time, in milliseconds. */
  clockJumpedAt?: number;
};

export type OnStream = (stream: ReceivedStream) => void;

/** What a server needs that receives streams at a port, until the signal. */
export type StreamServerOptions = {
  port: number;
  host?: string;
  acceptKey: AcceptKey;
  onStream: OnStream;
  log: Log;
  signal: AbortSignal;
};
