import * as fields from '../../strings/en/studio-fields.ts';
import * as text from '../../strings/en/studio-upload.ts';
import { Button } from '../../ui/button.tsx';
import { AudienceField } from '../ui/audience-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { CategoryField } from '../ui/category-field.tsx';
import { ChipsField } from '../ui/chips-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PublishButton } from './publish-button.tsx';
import { changeForm, saveForm } from './save-form.ts';
import type { UploadEntry } from './upload-entry.ts';
import style from './upload-form.module.css';

/** What is said of a file, from the first second on. It is saved by itself. */
export function UploadForm({ entry }: { entry: UploadEntry }) {
  const { id, form, formProblem } = entry;
  const change = (more: Partial<UploadEntry['form']>) => changeForm(id, more);
  const errorOf = (field: string) => (formProblem?.field === field ? formProblem.text : undefined);
  const known = ['title', 'description', 'speakers', 'tags'];
  return (
    <form
      className={style.form}
      aria-label={text.form(entry.fileName)}
      onSubmit={(event) => {
        event.preventDefault();
        void saveForm(id);
      }}
    >
      <TextField
        label={fields.itemTitle}
        value={form.title}
        placeholder={entry.fileName.replace(/\.[^.]+$/, '')}
        help={text.titleHelp}
        error={errorOf('title')}
        maxLength={300}
        onChange={(title) => change({ title })}
      />
      <TextField
        label={fields.description}
        note={fields.markdown}
        lines={4}
        value={form.description}
        error={errorOf('description')}
        maxLength={10_000}
        onChange={(description) => change({ description })}
      />
      <CategoryField
        label={fields.categories}
        addLabel={fields.addCategory}
        emptyLabel={fields.noCategories}
        removeLabel={fields.remove}
        values={form.categories}
        most={10}
        onChange={(categories) => change({ categories })}
      />
      <ChipsField
        label={fields.speakers}
        suggests="speaker"
        values={form.speakers}
        removeLabel={fields.remove}
        help={fields.chipsHelp}
        error={errorOf('speakers')}
        most={20}
        maxLength={120}
        onChange={(speakers) => change({ speakers })}
      />
      <ChipsField
        label={fields.tags}
        suggests="tag"
        values={form.tags}
        removeLabel={fields.remove}
        help={fields.chipsHelp}
        error={errorOf('tags')}
        most={30}
        maxLength={50}
        onChange={(tags) => change({ tags })}
      />
      <AudienceField value={form.audience} onChange={(audience) => change({ audience })} />
      {!entry.isItem && (
        <Switch
          label={text.publishes}
          help={text.staysDraft}
          isOn={form.isPublished}
          onChange={(isPublished) => change({ isPublished })}
        />
      )}
      <div className={style.foot} role="status">
        {formProblem && !known.includes(formProblem.field ?? '') && (
          <p className={style.problem}>{formProblem.text}</p>
        )}
        {entry.state === 'done' && <PublishButton entry={entry} />}
        {formProblem ? (
          <Button type="submit">{text.saveAgain}</Button>
        ) : (
          <p className={style.saved}>
            {!entry.mediaContentId || entry.isFormSaved ? text.saved : text.saving}
          </p>
        )}
      </div>
    </form>
  );
}
