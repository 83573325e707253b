import { useQuery } from '@tanstack/react-query';
import type { GuestAccess } from '@tv/contract/people/guests';
import { LogOut } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { queryClient } from '@tv/client/lib/api/query-client.ts';
import { useOrganizationColors } from '@tv/client/lib/appearance/use-organization-colors.ts';
import { longDate } from '@tv/client/lib/format/dates.ts';
import { setGuestToken } from '@tv/client/lib/session/unlock-tokens.ts';
import { toastUnexpectedError } from '@tv/client/lib/support/unexpected-error.ts';
import * as text from '@tv/strings/en/registration/guest.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { Mark } from '@tv/ui/brand/mark.tsx';
import { BareLayout } from '../layout/bare-layout.tsx';
import { GuestCategory } from './guest-category.tsx';
import { GuestEntrance } from './guest-entrance.tsx';
import { GuestItem } from './guest-item.tsx';
import styles from './guest-page.module.css';
import { guestAccess, withCookie } from './guest-queries.ts';
import { Starting } from '../layout/root.tsx';

/** What is shared with a guest, behind the confirmation of their address. Nothing else of the portal is on these pages. */
export function GuestPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const { data: access, error, refetch } = useQuery(guestAccess(id));
  useEffect(() => () => setGuestToken(undefined), []);
  const isRefused = error instanceof ApiError && error.status === 403;
  if (isRefused || (error instanceof ApiError && error.status === 404))
    return <GuestEntrance id={id} secret={hash.slice(1)} onEntered={() => void refetch()} />;
  if (error)
    return (
      <BareLayout>
        <Failure as="h1" error={error} retry={() => void refetch()} />
      </BareLayout>
    );
  if (!access) return <Starting />;
  const shown = access.mediaContentId ?? search.get('item');
  return (
    <GuestLayout id={id} access={access}>
      {shown ? (
        <GuestItem key={shown} id={id} access={access} itemId={shown} />
      ) : (
        <GuestCategory id={id} access={access} />
      )}
    </GuestLayout>
  );
}

function GuestLayout({ id, access, children }: { id: string; access: GuestAccess; children: ReactNode }) {
  const { organization, email, expiresAt } = access;
  useOrganizationColors(organization.id);
  const leave = async () => {
    try {
      await call('DELETE /Guests/:id/Sessions', { params: { id }, ...withCookie });
      queryClient.clear();
      location.reload();
    } catch {
      toastUnexpectedError();
    }
  };
  return (
    <>
      <header className={styles.head}>
        <span className={styles.organization}>
          <Mark of={organization} height={28} />
          <span dir="auto">{organization.name}</span>
        </span>
        <span className={styles.guest}>
          <span>{text.sharedWith(email)}</span> <span>{text.until(longDate(expiresAt))}</span>
        </span>
        <IconButton label={text.leave} onClick={() => void leave()}>
          <LogOut aria-hidden="true" />
        </IconButton>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
