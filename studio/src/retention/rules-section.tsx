import { useQuery, useQueryClient } from '@tanstack/react-query';
import { retentionLimits } from '@tv/contract/limits/retention-limits';
import type { RetentionRule } from '@tv/contract/retention/retention-rules';
import { Ellipsis, Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/organization/retention.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { Menu } from '@tv/ui/menus/menu.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import { PageSection } from '@tv/ui/page-section.tsx';
import lines from '@tv/ui/page-section.module.css';
import { retentionKey } from '../parts/retention/item-query.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { ownRules } from './queries.ts';
import style from './retention.module.css';
import { RuleForm } from './rule-form.tsx';

type Opened = { what: 'edit' | 'preview' | 'delete'; rule: RetentionRule };

/** The organization's retention rules. */
export function RulesSection({ organizationId }: { organizationId: string }) {
  const queryClient = useQueryClient();
  const { data: rules, error, refetch } = useQuery(ownRules(organizationId));
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const isOpen = (what: Opened['what']) => opened?.what === what;
  const reload = () => void queryClient.invalidateQueries({ queryKey: retentionKey });
  const rule = opened?.rule;
  const remove = async ({ id }: RetentionRule) => {
    const isDone = await attempt(async () => {
      await call('DELETE /Management/RetentionRules/:id', { params: { id } });
      toast(text.deleted);
    }, text.unexpected);
    reload();
    return isDone;
  };
  return (
    <PageSection
      title={text.rules}
      text={text.rulesText}
      action={
        rules &&
        rules.length < retentionLimits.rules && (
          <Button look="primary" icon={<Plus />} onClick={() => setAdding(true)}>
            {text.addRule}
          </Button>
        )
      }
    >
      {error && !rules && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {!error && !rules && <LinesSkeleton count={2} />}
      {rules?.length === 0 && <p className={lines.text}>{text.noRules}</p>}
      {rules && rules.length > 0 && (
        <ul className={lines.list}>
          {rules.map((each) => (
            <Line key={each.id} rule={each} onOpen={(what) => setOpened({ what, rule: each })} />
          ))}
        </ul>
      )}
      <Dialog isOpen={isAdding} onClose={() => setAdding(false)} title={text.addRule} look="wide">
        <RuleForm rule={undefined} onSaved={reload} onClose={() => setAdding(false)} />
      </Dialog>
      <Dialog isOpen={isOpen('edit')} onClose={close} title={text.editRule} look="wide">
        <RuleForm rule={rule} onSaved={reload} onClose={close} />
      </Dialog>
      <Dialog
        isOpen={isOpen('preview')}
        onClose={close}
        title={rule ? text.previewOf(rule.name) : ''}
        look="wide"
      >
        {rule && <PreviewDialog rule={rule} />}
      </Dialog>
      <ConfirmDialog
        isOpen={isOpen('delete')}
        title={text.deleteRule}
        text={rule ? text.deleteText(rule.name) : ''}
        confirm={text.deleteRule}
        onConfirm={async () => rule !== undefined && remove(rule)}
        onClose={close}
      />
    </PageSection>
  );
}

type LineProps = { rule: RetentionRule; onOpen: (what: Opened['what']) => void };

function Line({ rule, onOpen }: LineProps) {
  const { name, months, since, action, scope, category, announcedCount } = rule;
  const isLost = scope === 'category' && !category;
  const what = category ? text.inCategory(category.name) : text.everyItem;
  const entries = [
    { key: 'edit', label: text.editRule, onAction: () => onOpen('edit') },
    { key: 'delete', label: text.deleteRule, onAction: () => onOpen('delete') },
  ];
  return (
    <li className={lines.line}>
      <div className={lines.facts}>
        <p className={lines.name} dir="auto">
          {name}
        </p>
        <p>{text.sentence(months, since, action, what)}</p>
        {isLost && (
          <p className={style.warning}>
            <TriangleAlert aria-hidden="true" />
            {text.noCategory}
          </p>
        )}
        {announcedCount > 0 && <p className={lines.detail}>{text.announcedCount(announcedCount)}</p>}
      </div>
      <div className={lines.buttons}>
        <Button size="small" onClick={() => onOpen('preview')}>
          {text.preview}
          <span className="visually-hidden">: {name}</span>
        </Button>
        <Menu
          label={text.more(name)}
          align="end"
          sections={[{ entries }]}
          trigger={(props) => (
            <IconButton label={text.more(name)} side="end" {...props}>
              <Ellipsis />
            </IconButton>
          )}
        />
      </div>
    </li>
  );
}
