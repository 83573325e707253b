import * as text from '@tv/strings/en/studio/item/fields.ts';
import { Button } from '../button.tsx';
import style from './save-bar.module.css';

type SaveBarProps = {
  isChanged: boolean;
  isSaving: boolean;
  /** Why the last try failed. */
  problem?: string | undefined;
  onDiscard: () => void;
};

/** Stands at the end of a form and stays in sight while something in it is not saved. Its button submits the form. */
export const SaveBar = ({ isChanged, isSaving, problem, onDiscard }: SaveBarProps) => (
  <div className={[style.bar, isChanged && style.changed].filter(Boolean).join(' ')}>
    <Button type="submit" look="primary" aria-disabled={!isChanged || isSaving}>
      {isSaving ? text.saving : text.save}
    </Button>
    {isChanged && (
      <Button look="neutral" onClick={onDiscard}>
        {text.discard}
      </Button>
    )}
    <p className={problem ? style.problem : style.state} role={problem ? 'alert' : 'status'}>
      {problem ?? (isChanged && !isSaving ? text.notSavedYet : '')}
    </p>
  </div>
);
