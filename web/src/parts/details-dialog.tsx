import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { ReactNode } from 'react';
import { whenFirstOpen } from '@tv/ui/dialogs/when-first-open.tsx';

const Details = whenFirstOpen(async () => (await import('./details.tsx')).Details);

type DetailsDialogProps = { item: MediaContent | undefined; onClose: () => void; children?: ReactNode };

/** An item in short. `children` are further actions. */
export const DetailsDialog = (props: DetailsDialogProps) => (
  <Details isOpen={props.item !== undefined} {...props} />
);
