/** A watch event in the form in which it is counted. */
export type WatchEvent = {
  mediaContentId: string;
  organizationId: string;
  /** The categories of the item when the event is counted. */
  categoryIds: string[];
  /** The length of the item in seconds. 0: not known. */
  durationInSeconds: number;
  viewerHash: string;
  isMember: boolean;
  /** YYYY-MM-DD in the time zone of the organization. */
  day: string;
  at: Date;
  /** Only for a view. `null`: the event is a played range. */
  device: string | null;
  source: string | null;
  /** Multiranges in seconds, as PostgreSQL writes them. */
  played: string | null;
  known: string | null;
  seconds: number;
  /** When the viewer had last played some of the item. */
  previousAt: Date | null;
  previousDay: string | null;
  isCompleted: boolean;
};

/** What an event is counted for: the item, its categories, the organization. */
export const scopesOf = (event: WatchEvent): string[] => [
  event.mediaContentId,
  ...event.categoryIds,
  event.organizationId,
];
