import { Plus } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { fieldDirection } from '@tv/client/lib/browser/field-direction.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/studio/content/content.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog, DialogActions } from '@tv/ui/dialogs/dialog.tsx';
import field from '@tv/ui/forms/field.module.css';
import { Menu } from '@tv/ui/menus/menu.tsx';
import style from './save-view.module.css';
import { maxViews, ownView, saveViews, viewParams, type View } from './views.ts';
import { nameLimits } from '@tv/contract/limits/name-limits';

type SaveViewProps = {
  organizationId: string;
  saved: readonly View[];
  current: View;
  /** Filters and order on the screen. */
  query: string;
};

/** Saves what the list shows as a view, and changes the person's own ones. */
export function SaveView({ organizationId, saved, current, query }: SaveViewProps) {
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'new' | 'rename'>();
  const store = async (views: readonly View[], next: View | undefined, message: string) => {
    try {
      await saveViews(organizationId, views);
      toast(message);
      void navigate({ search: next ? viewParams(next) : '' }, { preventScrollReset: true });
      setAsks(undefined);
    } catch {
      toast(text.viewNotSaved);
    }
  };
  const replaced = (next: View | undefined) =>
    saved.flatMap((view) => (view.id === current.id ? (next ? [next] : []) : [view]));
  const save = (name: string) => {
    const view = ownView({ name, query: asks === 'rename' ? current.query : query });
    return store(asks === 'rename' ? replaced(view) : [...saved, view], view, text.viewSaved(name));
  };
  const entries = [
    ...(query === current.query
      ? []
      : [
          {
            key: 'update',
            label: text.updateView,
            onAction: () => {
              const view = ownView({ name: current.name, query });
              void store(replaced(view), view, text.viewSaved(current.name));
            },
          },
        ]),
    { key: 'new', label: text.saveAsView, onAction: () => setAsks('new') },
    { key: 'rename', label: text.renameView, onAction: () => setAsks('rename') },
    {
      key: 'delete',
      label: text.deleteView,
      onAction: () => void store(replaced(undefined), undefined, text.viewDeleted(current.name)),
    },
  ];
  return (
    <>
      {current.isOwn ? (
        <Menu
          label={text.thisView}
          sections={[{ entries }]}
          trigger={(props) => (
            <button type="button" className={style.save} {...props}>
              {text.thisView}
            </button>
          )}
        />
      ) : (
        <button type="button" className={style.save} aria-haspopup="dialog" onClick={() => setAsks('new')}>
          <Plus aria-hidden="true" />
          {text.saveAsView}
        </button>
      )}
      <Dialog
        isOpen={asks !== undefined}
        onClose={() => setAsks(undefined)}
        title={asks === 'rename' ? text.renameView : text.saveAsView}
      >
        <NameForm
          first={asks === 'rename' ? current.name : ''}
          taken={saved.filter(({ id }) => asks !== 'rename' || id !== current.id).map(({ name }) => name)}
          isFull={asks === 'new' && saved.length >= maxViews}
          onSave={save}
          onCancel={() => setAsks(undefined)}
        />
      </Dialog>
    </>
  );
}

type NameFormProps = {
  first: string;
  taken: readonly string[];
  isFull: boolean;
  onSave: (name: string) => Promise<void>;
  onCancel: () => void;
};

function NameForm({ first, taken, isFull, onSave, onCancel }: NameFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(first);
  const [problem, setProblem] = useState(isFull ? text.mostViews(maxViews) : '');
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const clean = name.trim();
    const isTaken = taken.some((each) => each.toLowerCase() === clean.toLowerCase());
    const wrong = isFull
      ? text.mostViews(maxViews)
      : !clean
        ? text.viewNeedsName
        : isTaken
          ? text.viewNameTaken
          : '';
    setProblem(wrong);
    if (wrong) return input.current?.focus();
    setSaving(true);
    await onSave(clean);
    setSaving(false);
  };
  return (
    <form className={style.form} noValidate onSubmit={(event) => void submit(event)}>
      <label className={field.label} htmlFor={id}>
        {text.viewName}
      </label>
      <input
        ref={input}
        id={id}
        dir={fieldDirection(name)}
        className={field.input}
        value={name}
        maxLength={nameLimits.savedView}
        autoComplete="off"
        aria-invalid={problem !== ''}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      {problem && (
        <p id={`${id}-problem`} className={field.error}>
          {problem}
        </p>
      )}
      <DialogActions>
        <Button look="neutral" onClick={onCancel}>
          {actions.cancel}
        </Button>
        <Button look="primary" type="submit" disabled={isSaving}>
          {text.save}
        </Button>
      </DialogActions>
    </form>
  );
}
