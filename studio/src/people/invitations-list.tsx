import type { Invitation } from '@tv/contract/people/people';
import { Copy, MailPlus, Send, X } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import { nearDate } from '@tv/client/lib/format/short-dates.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { roleLabel } from '@tv/client/lib/support/support-mail.ts';
import * as text from '@tv/strings/en/studio/organization/people.ts';
import type { MenuSection } from '@tv/ui/menus/menu-entries.ts';
import { Notice } from '@tv/ui/notice.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { AnchoredMenu } from '@tv/ui/table/anchored-menu.tsx';
import type { ListColumn, ListTableHandle } from '@tv/ui/table/list-table.tsx';
import { PagedTable } from '@tv/ui/table/paged-table.tsx';
import type { PagedList } from '@tv/ui/table/use-paged-list.ts';
import { Initials } from './person-cells.tsx';
import style from './person-cells.module.css';
import { reloadInvitations } from './queries.ts';

type InvitationsListProps = {
  ref: Ref<ListTableHandle>;
  list: PagedList<Invitation>;
  question: string;
  /** In the place of a list that a search leaves empty. */
  noneFound: ReactNode;
};

/** The people who are invited and have not joined yet. */
export function InvitationsList({ ref, list, question, noneFound }: InvitationsListProps) {
  const [menu, setMenu] = useState<{ item: Invitation; anchor: HTMLElement }>();
  return (
    <>
      <PagedTable
        ref={ref}
        label={text.invitationsTable}
        list={list}
        idOf={idOf}
        question={question}
        columns={columns}
        narrow={narrow}
        narrowHeight={76}
        menu={{
          label: ({ email }) => text.actionsOf(email),
          onOpen: (item, anchor) => setMenu({ item, anchor }),
        }}
        empty={
          question ? (
            noneFound
          ) : (
            <Notice icon={<MailPlus />} title={text.nobodyInvited} text={text.nobodyInvitedText} />
          )
        }
      />
      {menu && (
        <AnchoredMenu
          label={text.actionsOf(menu.item.email)}
          sections={sectionsOf(menu.item)}
          anchor={menu.anchor}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
}

const idOf = ({ id }: Invitation) => id;

const isExpired = ({ expiresAt, isSetUp }: Invitation) => !isSetUp && Date.parse(expiresAt) < Date.now();
const endWords = (invitation: Invitation) =>
  invitation.isSetUp ? text.isSetUp : isExpired(invitation) ? text.expired : nearDate(invitation.expiresAt);

const Address = ({ email }: Invitation) => (
  <div className={style.person}>
    <Initials name={email} isFaint />
    <p className={style.name} title={email}>
      <span>{email}</span>
    </p>
  </div>
);

const columns: ListColumn<Invitation>[] = [
  { name: 'person', head: text.person, width: 'minmax(0, 1fr)', cell: (each) => <Address {...each} /> },
  {
    name: 'role',
    head: text.role,
    width: '200px',
    cell: ({ role, mayReview }) => (
      <>
        <p className={style.line}>{roleLabel(role)}</p>
        {mayReview && <p className={style.detail}>{text.mayReview}</p>}
      </>
    ),
  },
  {
    name: 'expires',
    head: text.expires,
    width: '180px',
    cell: (each) => <span className={isExpired(each) ? style.warning : style.plain}>{endWords(each)}</span>,
  },
];

const narrow = (invitation: Invitation) => (
  <>
    <Address {...invitation} />
    <p className={`${style.detail} ${style.below}`}>
      {roleLabel(invitation.role)} · {endWords(invitation)}
    </p>
  </>
);

const sectionsOf = (invitation: Invitation): MenuSection[] => [
  {
    entries: [
      ...(invitation.isSetUp
        ? []
        : [
            {
              key: 'again',
              label: text.sendAgain,
              icon: <Send />,
              onAction: () =>
                void act(
                  () => call('POST /Management/Invitations/:id/Mails', { params: { id: invitation.id } }),
                  text.sentAgain(invitation.email),
                ),
            },
          ]),
      {
        key: 'copy',
        label: text.copyAddress,
        icon: <Copy />,
        onAction: () => void copyText(invitation.email, { copied: text.copied, notCopied: text.notCopied }),
      },
      {
        key: 'withdraw',
        label: text.withdraw,
        icon: <X />,
        onAction: () =>
          void act(
            () => call('DELETE /Management/Invitations/:id', { params: { id: invitation.id } }),
            text.withdrawn(invitation.email),
          ),
      },
    ],
  },
];

async function act(work: () => Promise<unknown>, done: string): Promise<void> {
  await attempt(async () => {
    await work();
    toast(done);
  }, text.unexpected);
  await reloadInvitations();
}
