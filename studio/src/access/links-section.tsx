import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ManagedSelfRegistration } from '@tv/contract/sign-in/registration';
import { Copy, Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { entriesOf } from '@tv/client/lib/api/paging.ts';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import { shortDate } from '@tv/client/lib/format/short-dates.ts';
import * as text from '@tv/strings/en/studio/organization/access.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { PageSection } from '@tv/ui/page-section.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import style from '@tv/ui/page-section.module.css';
import { LinkDialog } from './link-dialog.tsx';
import { registrationLinks } from './queries.ts';
import { apart, listed } from '@tv/strings/en/locale.ts';

const idOf = ({ id }: ManagedSelfRegistration) => id;

/** Links by which people register themselves. */
export function LinksSection({ organizationId }: { organizationId: string }) {
  const queryClient = useQueryClient();
  const question = registrationLinks(organizationId);
  const { data, error, isPending, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(question);
  const links = entriesOf(data, idOf);
  const [open, setOpen] = useState<ManagedSelfRegistration | 'new'>();
  const reload = () => void queryClient.invalidateQueries({ queryKey: question.queryKey });
  const setActive = async (link: ManagedSelfRegistration) => {
    await attempt(
      () =>
        call('PATCH /Management/SelfRegistrations/:id', {
          params: { id: link.id },
          body: { isDeactivated: !link.isDeactivated },
        }),
      text.unexpected,
    );
    reload();
  };
  return (
    <PageSection
      title={text.links}
      text={text.linksText}
      action={
        <Button size="small" icon={<Plus />} onClick={() => setOpen('new')}>
          {text.newLink}
        </Button>
      }
    >
      {error && !data && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {isPending && <LinesSkeleton count={1} />}
      {!isPending && !error && links.length === 0 && <p className={style.detail}>{text.noLinks}</p>}
      <ul className={style.list}>
        {links.map((link) => (
          <Link
            key={link.id}
            link={link}
            onChange={() => setOpen(link)}
            onSetActive={() => void setActive(link)}
          />
        ))}
      </ul>
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{text.more}</Button>}
      <LinkDialog link={open} onSaved={reload} onClose={() => setOpen(undefined)} />
    </PageSection>
  );
}

type LinkProps = { link: ManagedSelfRegistration; onChange: () => void; onSetActive: () => void };

function Link({ link, onChange, onSetActive }: LinkProps) {
  const { allowedDomains, expiresAt, isDeactivated, path } = link;
  const who = allowedDomains.length > 0 ? text.onlyDomains(listed(allowedDomains)) : text.anyDomain;
  const end = endWords(expiresAt);
  const about = `${who}, ${end}`;
  return (
    <li className={[style.line, isDeactivated && style.off].filter(Boolean).join(' ')}>
      <div className={style.facts}>
        <p className={style.name}>{who}</p>
        <p className={style.detail}>
          {[isDeactivated && text.deactivated, end].filter(Boolean).map(apart).join(' · ')}
        </p>
      </div>
      <div className={style.buttons}>
        <Button
          size="small"
          icon={<Copy />}
          onClick={() =>
            void copyText(new URL(path, location.origin).href, {
              copied: text.linkCopied,
              notCopied: text.linkNotCopied,
            })
          }
        >
          {text.copyLink}
          <span className="visually-hidden">: {about}</span>
        </Button>
        <Button size="small" onClick={onChange}>
          {text.change}
          <span className="visually-hidden">: {about}</span>
        </Button>
        <Button size="small" look="neutral" onClick={onSetActive}>
          {isDeactivated ? text.activate : text.deactivate}
          <span className="visually-hidden">: {about}</span>
        </Button>
      </div>
    </li>
  );
}

function endWords(expiresAt: string | undefined): string {
  if (!expiresAt) return text.noEnd;
  const day = shortDate(expiresAt);
  return Date.parse(expiresAt) < Date.now() ? text.ended(day) : text.endsOn(day);
}
