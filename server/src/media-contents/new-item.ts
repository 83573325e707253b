import { ContentStatus, MediaType, ProcessingStatus } from '@tv/contract/enumerations';
import type { MediaPackage } from '../media/media-package.ts';
import { initialFields, type ItemFields } from './fields.ts';

/** A row of media_contents to insert. */
export type NewItem = ItemFields & {
  id: string;
  organizationId: string;
  /** The uploader. `null` for the command line and the service itself. */
  createdBy: string | null;
  /** `null`: now. */
  createdAt: Date | null;
  status: number;
  scheduledPublicationDate: Date | null;
  firstPublishedAt: Date | null;
  processingStatus: number;
  mediaType: number;
  package: MediaPackage | null;
};
type Named = Pick<NewItem, 'id' | 'organizationId' | 'title'>;

/** A draft whose file is uploaded and not processed yet. */
export const newDraft = (given: Named & Partial<NewItem>): NewItem => ({
  ...initialFields,
  createdBy: null,
  createdAt: null,
  status: ContentStatus.DRAFT,
  scheduledPublicationDate: null,
  firstPublishedAt: null,
  processingStatus: ProcessingStatus.UPLOADED,
  mediaType: MediaType.VIDEO,
  package: null,
  ...given,
});

/** An item with its package. With a scheduled date it is scheduled, otherwise published. */
export const newReadyItem = (given: Named & Partial<NewItem> & { package: MediaPackage }): NewItem =>
  newDraft({
    status: given.scheduledPublicationDate ? ContentStatus.SCHEDULED : ContentStatus.PUBLISHED,
    processingStatus: ProcessingStatus.COMPLETED,
    mediaType: given.package.mediaType,
    ...given,
  });
