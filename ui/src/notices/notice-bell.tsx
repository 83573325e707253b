import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { badgeCount } from '@tv/client/lib/format/badge-count.ts';
import { unreadNotices } from '@tv/client/lib/notices/queries.ts';
import * as text from '@tv/strings/en/parts/notices.ts';
import { IconButton } from '../icon-button.tsx';
import { whenFirstOpen } from '../dialogs/when-first-open.tsx';
import style from './notice-bell.module.css';

const loadPanel = () => import('./notice-panel.tsx');
const NoticePanel = whenFirstOpen<{ isOpen: boolean; onClose: () => void }>(
  async () => (await loadPanel()).NoticePanel,
);
const preload = () => void loadPanel().catch(() => {});

/** What happened that concerns the person: how much of it is unread, and the way to it. */
export function NoticeBell() {
  const [isOpen, setOpen] = useState(false);
  const unread = useQuery(unreadNotices).data?.unread ?? 0;
  const shown = badgeCount(unread);
  return (
    <>
      <IconButton
        label={unread > 0 ? text.unreadOf(shown) : text.title}
        className={style.bell}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <Bell />
        {unread > 0 && (
          <span className={`badge ${style.count}`} aria-hidden="true">
            {shown}
          </span>
        )}
      </IconButton>
      <NoticePanel isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
