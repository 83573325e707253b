import { longDate } from '../../lib/format/dates.ts';
import * as text from '../../strings/en/studio-upload.ts';
import { Button } from '../../ui/button.tsx';
import { fieldsOfAudience } from '../ui/audience.ts';
import { Switch } from '../ui/switch.tsx';
import { ItemFields, textNames } from '../ui/item-fields.tsx';
import { PublishButton } from './publish-button.tsx';
import { changeForm, saveForm } from './save-form.ts';
import { isFormSaved, type UploadEntry } from './upload-entry.ts';
import { shownFields } from './upload-form-fields.ts';
import style from './upload-form.module.css';

/** The form of a file, from the first second on. It is saved by itself. */
export function UploadForm({ entry }: { entry: UploadEntry }) {
  const { id, form, formProblem } = entry;
  const { value, fromCategory, expirationDays } = shownFields(form);
  const change = (more: Partial<UploadEntry['form']>) => changeForm(id, more);
  const errorOf = (field: string) => (formProblem?.field === field ? formProblem.text : undefined);
  return (
    <form
      className={style.form}
      aria-label={text.form(entry.fileName)}
      onSubmit={(event) => {
        event.preventDefault();
        void saveForm(id);
      }}
    >
      <ItemFields
        value={value}
        fromCategory={fromCategory}
        change={({ audience, ...more }) => change({ ...more, ...(audience && fieldsOfAudience(audience)) })}
        errorOf={errorOf}
        title={{ placeholder: entry.fileName.replace(/\.[^.]+$/, ''), help: text.titleHelp }}
      />
      {expirationDays !== undefined && (
        <p className={style.note}>{text.linkEndsFromCategory(expirationDays)}</p>
      )}
      {form.publishDate && <p className={style.note}>{text.dated(longDate(form.publishDate))}</p>}
      {!entry.isItem && (
        <Switch
          label={text.publishes}
          help={text.staysDraft}
          isOn={form.isPublished}
          onChange={(isPublished) => change({ isPublished })}
        />
      )}
      <div className={style.foot} role="status">
        {formProblem && !textNames.some((name) => name === formProblem.field) && (
          <p className={style.problem}>{formProblem.text}</p>
        )}
        {entry.state === 'done' && <PublishButton entry={entry} />}
        {formProblem ? (
          <Button type="submit">{text.saveAgain}</Button>
        ) : (
          <p className={style.saved}>
            {!entry.mediaContentId || isFormSaved(entry) ? text.saved : text.saving}
          </p>
        )}
      </div>
    </form>
  );
}
