import type { ManagedMediaContent } from '../media-contents/managed-media-content.ts';
import type { CellProblem } from './sheet-cells.ts';
import type { NewUpload } from './uploads.ts';

/** The metadata of a file that is uploaded. */
export type UploadMetadata = Omit<NewUpload, 'fileName' | 'sizeInBytes' | 'idempotencyKey'>;

/** Captions that a sheet names: the file as it stands there. Without a `kind` they are subtitles. */
export type NamedCaptions = { languageCode: string; file: string; kind?: number };

/** What a row of a sheet says of one file. Paths are as they stand in the sheet. */
export type SheetRow = {
  file?: string;
  /** The id of the item that the row corrects. */
  id?: string;
  /** What the column `id` holds where it is none of the portal's: tables of other programs have ids of their own. */
  otherId?: string;
  /** The checksums of the cells of that item when it was exported. */
  checksums?: string;
  metadata: UploadMetadata;
  captions: NamedCaptions[];
  attachments: string[];
};

/** A cell that cannot be read, under its heading as it stands in the sheet. */
export type WrongCellOf = { column: string; value: string; why: CellProblem };

/** An item whose cells can be compared with those of a sheet. */
export type CorrectedItem = ManagedMediaContent & { oldAddresses: string[] };

/** An item as `tv export` writes it. */
export type ExportedItem = CorrectedItem & { captionLanguages: string[] };

export type Column = {
  name: string;
  /** Other names that it is read by, in small letters without spaces, hyphens and underscores. */
  also?: string[];
  /** A cell of it, as the template shows. */
  example?: string;
  /** Absent: written only, never read. */
  read?: (value: string, row: SheetRow, now: Date) => void;
  write: (item: ExportedItem, portalUrl: string) => string;
  /** It is written only where one of the rows has something in it. */
  isSparse?: true;
  /** A row can change this column of an existing item. */
  corrects?: true;
};
