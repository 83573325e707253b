import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LegalHold } from '@tv/contract/retention/legal-holds';
import type {
  RetentionEstimate,
  RetentionPreviewItem,
  RetentionRule,
} from '@tv/contract/retention/retention-rules';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, stubService } from '@tv/client/lib/testing/stub-service.ts';
import { archiveReasons } from '@tv/contract/reasons/archive';
import * as text from '@tv/strings/en/studio/organization/retention.ts';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';

preparePages();

const id = 'dddddddd-0000-4000-8000-000000000001';
const itemId = 'dddddddd-0000-4000-8000-000000000002';
const rule: RetentionRule = {
  ...{ id, name: 'Old talks', months: 24, since: 'published', action: 'delete', scope: 'organization' },
  createdDate: '2026-11-01T08:00:00Z',
  announcedCount: 2,
};
const none = { count: 0, sizeInBytes: 0 };
const due: RetentionPreviewItem = {
  ...{ mediaContentId: itemId, title: 'Crane inspection', sizeInBytes: 2048 },
  state: 'due',
  ...{ dueDay: '2026-01-01', day: '2026-12-05', isAnnounced: true },
};
const estimate: RetentionEstimate = {
  ...{
    firstDay: '2026-12-05',
    due: { count: 1, sizeInBytes: 2048 },
    coming: none,
    held: none,
    kept: none,
    blocked: none,
  },
  examples: [due],
};
const hold: LegalHold = {
  ...{ kind: 'category', id, name: 'Board', reason: 'Case 7', placedDate: '2026-11-01T08:00:00Z' },
};

/** A service that keeps the rules and holds it is told. */
async function open(listed: RetentionRule[] = [], held: LegalHold[] = [], met = [due]) {
  let [rules, holds] = [listed, held];
  const gone = () => new Response(null, { status: 204 });
  const service = stubService({
    'GET /Management/RetentionRules': () => rules,
    'POST /Management/RetentionRules': ({ body: { name, months, since, action } }) => {
      rules = [{ ...rule, name, months, since, action }];
      return rules[0]!;
    },
    'DELETE /Management/RetentionRules/:id': () => {
      rules = [];
      return gone();
    },
    'POST /Management/RetentionRules/Estimates': estimate,
    'GET /Management/RetentionRules/Announcements': () =>
      onlyPage(
        rules.map(({ id: ruleId, name: ruleName, action }) => ({
          ...{ mediaContentId: itemId, title: 'Crane inspection', sizeInBytes: 2048 },
          ...{ ruleId, ruleName, action, day: '2026-12-05' },
        })),
      ),
    'GET /Management/RetentionRules/:id/Preview': () => onlyPage(met),
    'GET /Management/RetentionRules/:id/Preview/Counts': estimate,
    'POST /Management/MediaContents/:id/KeepLonger': { keptUntil: '2027-12-05' },
    'GET /Management/LegalHolds': () => onlyPage(holds),
    'PUT /Management/Categories/:id/LegalHold': () => {
      holds = [hold];
      return gone();
    },
    'DELETE /Management/Categories/:id/LegalHold': () => {
      holds = [];
      return gone();
    },
    'GET /Management/Categories': () => onlyPage([{ id, name: 'Board' } as never]),
  });
  openStudio('organization/retention');
  await screen.findByRole('heading', { level: 1, name: text.retention });
  return service;
}
const press = async (name: string | RegExp, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
  fireEvent.click(await within_.findByRole('button', { name }));

it('makes a rule, and shows what it would do before', async () => {
  const service = await open();
  expect(await screen.findByText(text.noRules)).toBeTruthy();
  await press(text.addRule);
  const dialog = within(await screen.findByRole('dialog', { name: text.addRule }));
  expect(await dialog.findByText('1 item, 2 KB')).toBeTruthy();
  expect(dialog.getByText('Crane inspection')).toBeTruthy();
  const months = dialog.getByLabelText(text.months);
  fireEvent.change(months, { target: { value: '1201' } });
  expect(months.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(months, { target: { value: '36' } });
  fireEvent.change(dialog.getByLabelText(text.name), { target: { value: ' Old talks ' } });
  fireEvent.change(dialog.getByLabelText(text.action), { target: { value: 'delete' } });
  await press(text.addRule, dialog);
  await textAppears(text.made);
  expect(service.heard('POST /Management/RetentionRules').at(-1)?.body).toMatchObject({
    ...{ name: 'Old talks', months: 36, since: 'published', action: 'delete' },
  });
  expect(await screen.findByText(text.sentence(36, 'published', 'delete', text.everyItem))).toBeTruthy();
});

it('previews a rule, keeps what it announced, and deletes it', async () => {
  const service = await open([rule]);
  await press(new RegExp(`^${text.preview}`));
  const preview = within(await screen.findByRole('dialog', { name: text.previewOf(rule.name) }));
  expect(await preview.findByText('Crane inspection')).toBeTruthy();
  await press('Close', preview);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(new RegExp(`^${text.keep}`));
  await textAppears(/It is kept until/);
  expect(service.heard('POST /Management/MediaContents/:id/KeepLonger').at(-1)?.body).toEqual({ ruleId: id });
  await press(text.more(rule.name));
  fireEvent.click(await screen.findByRole('menuitem', { name: text.deleteRule }));
  await press(text.deleteRule, within(await screen.findByRole('dialog', { name: text.deleteRule })));
  expect(await screen.findByText(text.noRules)).toBeTruthy();
});

it('says of what a rule cannot archive why, and that sizes are what is saved', async () => {
  const problem = {
    ...{ status: 409, errorCode: 0, reason: 'archive.noOriginal' },
    message: 'The original of this item is not stored.',
  };
  const { day: _, ...blocked } = { ...due, state: 'blocked' as const, isAnnounced: false, problem };
  await open([{ ...rule, action: 'archive' }], [], [blocked]);
  await press(new RegExp(`^${text.preview}`));
  const preview = within(await screen.findByRole('dialog', { name: text.previewOf(rule.name) }));
  expect(await preview.findByText(archiveReasons['archive.noOriginal'])).toBeTruthy();
  expect(preview.getByText(text.onlySaved)).toBeTruthy();
});

it('says that a rule lost its category', async () => {
  await open([{ ...rule, scope: 'category' }]);
  expect(await screen.findByText(text.noCategory)).toBeTruthy();
});

it('places a category under legal hold, and lifts it', async () => {
  const service = await open();
  expect(await screen.findByText(text.noHolds)).toBeTruthy();
  await press(text.placeHold);
  const dialog = within(await screen.findByRole('dialog', { name: text.placeHold }));
  await dialog.findByRole('option', { name: 'Board' });
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: id } });
  fireEvent.change(dialog.getByLabelText(text.reason), { target: { value: ' Case 7 ' } });
  await press(text.placeHold, dialog);
  await textAppears(text.placed);
  expect(service.heard('PUT /Management/Categories/:id/LegalHold').at(-1)?.body).toEqual({
    reason: 'Case 7',
  });
  await press(new RegExp(`^${text.lift}`));
  await press(text.lift, within(await screen.findByRole('dialog', { name: text.liftTitle })));
  expect(await screen.findByText(text.noHolds)).toBeTruthy();
});
