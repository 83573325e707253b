import type { ReadSheet } from '@tv/contract/uploads/read-sheet';
import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/people/roles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { reloadManagedContents } from '@tv/client/lib/media-contents/managed.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/content/sheet.ts';
import { Button } from '@tv/ui/button.tsx';
import { managedCategories } from '../../parts/categories/categories-query.ts';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { reasonOf } from '../../parts/problems/reason-of.ts';
import { Switch } from '@tv/ui/forms/switch.tsx';
import { QuotaNote } from '../quota-note.tsx';
import { useUploads } from '../upload-store.ts';
import { applySheet, makeCategories } from './apply-sheet.ts';
import { correctItems, itemsOfSheet } from './correct-items.ts';
import { planSheet, type PlannedRow, type RowOutcome, type SheetPlan } from './plan-sheet.ts';
import style from './sheet-preview.module.css';
import { forgetSheet } from './sheet-store.ts';
import { SheetTable } from './sheet-table.tsx';
import { listed } from '@tv/strings/en/locale.ts';

type SheetPreviewProps = {
  sheet: ReadSheet;
  files: readonly File[];
  /** Whether items alone were changed. */
  onApplied: (isOfItems: boolean) => void;
};
const none: ReadonlyMap<number, string> = new Map();
const isChange = ({ outcome }: PlannedRow) => outcome === 'change';

/** What becomes of each line of a sheet, before anything is uploaded. */
export function SheetPreview({ sheet, files, onApplied }: SheetPreviewProps) {
  const uploads = useUploads();
  const user = useCurrentUser();
  const queries = useQueryClient();
  const { data: categories } = useQuery(managedCategories());
  const { data: items, refetch: readItems } = useQuery(itemsOfSheet(sheet));
  const mayMakeCategories = user !== undefined && hasAtLeast(user.role, Role.OrganizationManager);
  // Progress of uploads changes nothing of the plan.
  const state = JSON.stringify(uploads.map(({ id, state }) => [id, state === 'known', state === 'lost']));
  const plan = useMemo(
    () =>
      categories &&
      items &&
      planSheet({
        ...{ sheet, files, uploads, items, mayMakeCategories },
        categories: categories.map(({ name }) => name),
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [sheet, files, state, items, categories, mayMakeCategories],
  );
  const [publishes, setPublishes] = useState(false);
  const [takesLeftOver, setTakesLeftOver] = useState(true);
  const [isNarrowed, setNarrowed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [corrected, setCorrected] = useState(0);
  const applying = useMutation({
    mutationFn: async (chosen: SheetPlan) => {
      await makeCategories(chosen);
      const all = await queries.fetchQuery({ ...managedCategories(), staleTime: 0 });
      const refused = await correctItems(chosen.rows.filter(isChange), all, setCorrected);
      return { all, refused };
    },
    onSuccess: async ({ all, refused }, chosen) => {
      const count = chosen.rows.filter(isChange).length - refused.size;
      if (count > 0) toast(text.changed(count));
      applySheet(chosen, { takesLeftOver, publishes, categories: all });
      if (count > 0) await reloadManagedContents();
      if (refused.size > 0) return void readItems();
      forgetSheet();
      const isOfFiles = chosen.rows.some(({ outcome }) => outcome === 'new' || outcome === 'update');
      onApplied(!isOfFiles && !(takesLeftOver && chosen.leftOver.length > 0));
    },
    onError: (error) => toast(reasonOf(error, text.failed)),
  });
  const refused = applying.data?.refused ?? none;
  const rows = useMemo(
    () => plan?.rows.filter(({ outcome }) => !isNarrowed || needsPerson(outcome)) ?? [],
    [plan, isNarrowed],
  );
  if (!plan) return null;
  const count = (outcome: RowOutcome) => plan.rows.filter((row) => row.outcome === outcome).length;
  const added = count('new') + (takesLeftOver ? plan.leftOver.length : 0);
  const changed = count('update');
  const changing = plan.rows.filter(isChange).length;
  const isNothing = added + changed + changing === 0;
  const untitled = publishes && sheet.rows.every(({ cells }) => !('title' in cells)) ? added : 0;
  const apply = async () => {
    if (!isNothing && !applying.isPending) applying.mutate(plan);
    return true;
  };
  const needing = plan.rows.filter(({ outcome }) => needsPerson(outcome)).length;
  return (
    <>
      <div className={style.summary}>
        <div role="status">
          <ul className={style.counts}>
            {outcomes.map((outcome) =>
              count(outcome) > 0 ? (
                <li key={outcome} className={style[outcome]}>
                  {text.counted[outcome](count(outcome))}
                </li>
              ) : null,
            )}
            {needing === 0 && <li>{text.noProblem}</li>}
          </ul>
        </div>
        {plan.newCategories.length > 0 && <p>{text.newCategories(listed(plan.newCategories))}</p>}
        {plan.unused.length > 0 && <p>{text.unused(namesOf(plan.unused))}</p>}
      </div>
      <div className={style.choices}>
        {plan.leftOver.length > 0 && (
          <Switch
            label={text.uploadThem}
            help={`${text.noRow(plan.leftOver.length)}: ${namesOf(plan.leftOver.map(({ file }) => file))}.`}
            isOn={takesLeftOver}
            onChange={setTakesLeftOver}
          />
        )}
        {added > 0 && (
          <Switch label={text.publishes} help={text.publishesHelp} isOn={publishes} onChange={setPublishes} />
        )}
        {needing > 0 && <Switch label={text.onlyNeeding} isOn={isNarrowed} onChange={setNarrowed} />}
      </div>
      <QuotaNote plannedFiles={added} plannedBytes={bytesOfPlan(plan, takesLeftOver)} />
      <div className={style.actions}>
        <Button
          look="primary"
          aria-disabled={isNothing || applying.isPending}
          onClick={() => (untitled > 0 ? setAsking(true) : void apply())}
        >
          {added > 0 || changed + changing === 0
            ? text.upload(added)
            : changing > 0
              ? text.changeItems(changing)
              : text.update(changed)}
        </Button>
        <Button look="neutral" onClick={forgetSheet}>
          {text.startOver}
        </Button>
      </div>
      <p role="status">
        {applying.isPending && changing > 0 && text.changing(corrected, changing)}
        {refused.size > 0 && text.notApplied(refused.size)}
      </p>
      <SheetTable rows={rows} refused={refused} />
      <ConfirmDialog
        isOpen={isAsking}
        title={text.noTitles}
        text={text.noTitlesText(untitled)}
        confirm={text.uploadAnyway}
        onConfirm={apply}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const bytesOfPlan = ({ rows, leftOver }: SheetPlan, takesLeftOver: boolean) =>
  [...rows.flatMap(({ media }) => media ?? []), ...(takesLeftOver ? leftOver : [])].reduce(
    (sum, { file }) => sum + file.size,
    0,
  );

const outcomes: RowOutcome[] = ['change', 'new', 'update', 'same', 'known', 'missing', 'wrong'];
const needsPerson = (outcome: RowOutcome) => outcome === 'missing' || outcome === 'wrong';

/** Names that are shown at most. */
const maxNames = 5;
const namesOf = (files: readonly File[]) =>
  listed([...files.slice(0, maxNames).map(({ name }) => name), ...(files.length > maxNames ? ['…'] : [])]);
