import { Link2, Globe, Building2 } from 'lucide-react';
import * as text from '../../strings/en/studio-upload.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { CategoryField } from '../ui/category-field.tsx';
import { ChipsField } from '../ui/chips-field.tsx';
import { SegmentedChoice } from '../ui/segmented-choice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PublishButton } from './publish-button.tsx';
import { changeForm, saveForm } from './save-form.ts';
import type { Audience, UploadEntry } from './upload-entry.ts';
import style from './upload-form.module.css';

const audiences: { value: Audience; label: string; icon: React.ReactNode }[] = [
  { value: 'internal', label: text.internal, icon: <Building2 /> },
  { value: 'unlisted', label: text.unlisted, icon: <Link2 /> },
  { value: 'public', label: text.everybody, icon: <Globe /> },
];

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
        label={text.itemTitle}
        value={form.title}
        placeholder={entry.fileName.replace(/\.[^.]+$/, '')}
        help={text.titleHelp}
        error={errorOf('title')}
        maxLength={300}
        onChange={(title) => change({ title })}
      />
      <TextField
        label={text.description}
        note={text.markdown}
        lines={4}
        value={form.description}
        error={errorOf('description')}
        maxLength={10_000}
        onChange={(description) => change({ description })}
      />
      <CategoryField
        label={text.categories}
        addLabel={text.addCategory}
        emptyLabel={text.noCategories}
        removeLabel={text.remove}
        values={form.categories}
        most={10}
        onChange={(categories) => change({ categories })}
      />
      <ChipsField
        label={text.speakers}
        values={form.speakers}
        removeLabel={text.remove}
        help={text.chipsHelp}
        error={errorOf('speakers')}
        most={20}
        maxLength={120}
        onChange={(speakers) => change({ speakers })}
      />
      <ChipsField
        label={text.tags}
        values={form.tags}
        removeLabel={text.remove}
        help={text.chipsHelp}
        error={errorOf('tags')}
        most={30}
        maxLength={50}
        onChange={(tags) => change({ tags })}
      />
      <SegmentedChoice
        label={text.audience}
        value={form.audience}
        options={audiences}
        help={text.audienceHelp[form.audience]}
        onChange={(audience) => change({ audience })}
      />
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
