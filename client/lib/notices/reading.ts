import type { Notice } from '@tv/contract/notifications/notices';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { toast } from '../layout/toasts.ts';
import * as text from '@tv/strings/en/parts/notices.ts';
import { noticeList, unreadNotices } from './queries.ts';

/** Marks a notice as read: shown at once. Where that fails, the notice is unread again when the panel is opened next. */
export async function readNotice({ id, isRead }: Notice): Promise<void> {
  if (isRead) return;
  patchList((notice) => notice.id === id);
  await call('PUT /Users/Me/Notices/:id', { params: { id }, body: { isRead: true }, keepalive: true }).catch(
    () => {},
  );
  await queryClient.invalidateQueries({ queryKey: unreadNotices.queryKey });
}

/** Marks the notices up to an instant as read; newer ones, which nobody saw yet, stay unread. */
export async function readNotices(readUntil: string): Promise<void> {
  patchList(({ at }) => at <= readUntil);
  await call('PUT /Users/Me/Notices', { body: { readUntil } }).catch(() => {
    toast(text.notSaved);
    return queryClient.invalidateQueries({ queryKey: noticeList.queryKey });
  });
  await queryClient.invalidateQueries({ queryKey: unreadNotices.queryKey });
}

const patchList = (isMeant: (notice: Notice) => boolean) =>
  queryClient.setQueryData(
    noticeList.queryKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          answer: page.answer.map((notice) => (isMeant(notice) ? { ...notice, isRead: true } : notice)),
        })),
      },
  );
