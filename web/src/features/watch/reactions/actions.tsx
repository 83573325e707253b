import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { Download, Share2 } from 'lucide-react';
import { outgoing } from '@tv/client/lib/api/outgoing.ts';
import * as text from '@tv/strings/en/watch/watch.ts';
import { Button } from '@tv/ui/button.tsx';
import { SaveButton } from '../../../parts/save-button.tsx';
import styles from './actions.module.css';
import { ReactionButton } from './reaction-button.tsx';
import { isUnpublished } from '../state-of.ts';

type Props = {
  item: MediaContent;
  /** A person who may enter the item's organization; visitors neither react nor save. */
  isMember: boolean;
  hasDownloads: boolean;
  onShare: () => void;
  onDownload: () => void;
};

/** What can be done with an item, in one line that scrolls where it is too long. A manager who sees it as somebody else can do nothing. */
export const Actions = ({ item, isMember, hasDownloads, onShare, onDownload }: Props) => {
  const mayAct = !outgoing.guard;
  return (
    <div className={styles.actions} role="group" aria-label={text.actions}>
      {mayAct && !isUnpublished(item) && (
        <>
          {isMember && <ReactionButton item={item} />}
          {isMember && <SaveButton item={item} />}
          <Button icon={<Share2 aria-hidden="true" />} aria-haspopup="dialog" onClick={onShare}>
            {text.share}
          </Button>
        </>
      )}
      {hasDownloads && (
        <Button
          icon={<Download aria-hidden="true" />}
          aria-haspopup="dialog"
          disabled={!mayAct}
          onClick={onDownload}
        >
          {text.download}
        </Button>
      )}
    </div>
  );
};
