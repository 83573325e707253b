import { createPortal } from 'react-dom';
import * as text from '@tv/strings/en/parts/notices.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { NoticeList } from './notice-list.tsx';

/** The panel below the bell; a sheet on telephones. It stands at the end of the page, since the header over a picture has colours of its own. */
export const NoticePanel = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) =>
  createPortal(
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title} look="panel">
      <NoticeList onDone={onClose} />
    </Dialog>,
    document.body,
  );
