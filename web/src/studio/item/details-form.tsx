import type { ManagedMediaContent } from '@tv/contract/managed-media-content';
import { limits } from '@tv/contract/limits';
import * as fields from '../../strings/en/studio-fields.ts';
import * as text from '../../strings/en/studio-item.ts';
import { Button } from '../../ui/button.tsx';
import { AudienceField } from '../ui/audience-field.tsx';
import { CategoryField } from '../ui/category-field.tsx';
import { ChipsField } from '../ui/chips-field.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import style from './details-form.module.css';
import type { ItemForm } from './item-form.ts';
import { PublicLink } from './public-link.tsx';
import type { Saving } from './use-item-form.ts';

type DetailsFormProps = {
  item: ManagedMediaContent;
  form: ItemForm;
  saving: Saving;
  change: (more: Partial<ItemForm>) => void;
  save: () => Promise<void>;
};

/** What is said of an item. It is saved by itself. */
export function DetailsForm({ item, form, saving, change, save }: DetailsFormProps) {
  const errorOf = (...names: string[]) =>
    saving.state === 'refused' && names.includes(saving.field ?? '') ? saving.text : undefined;
  const isElsewhere = saving.state === 'refused' && !shownFields.includes(saving.field ?? '');
  return (
    <form
      className={style.form}
      aria-label={text.details}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {/* Who may only review it reads it here. */}
      <fieldset className={style.fields} disabled={!item.permitted.includes('edit')}>
        <TextField
          label={fields.itemTitle}
          value={form.title}
          error={form.title.trim() ? errorOf('title') : text.titleNeeded}
          maxLength={300}
          onChange={(title) => change({ title })}
        />
        <TextField
          label={fields.description}
          note={fields.markdown}
          lines={5}
          value={form.description}
          error={errorOf('description')}
          maxLength={10_000}
          onChange={(description) => change({ description })}
        />
        <div className={style.pair}>
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
            label={fields.tags}
            suggests="tag"
            values={form.tags}
            removeLabel={fields.remove}
            error={errorOf('tags')}
            most={30}
            maxLength={50}
            onChange={(tags) => change({ tags })}
          />
        </div>
        <ChipsField
          label={fields.speakers}
          suggests="speaker"
          values={form.speakers}
          removeLabel={fields.remove}
          help={fields.chipsHelp}
          error={errorOf('speakers')}
          most={20}
          maxLength={limits.speakerLength}
          onChange={(speakers) => change({ speakers })}
        />
        <AudienceField value={form.audience} onChange={(audience) => change({ audience })} />
        <PublicLink item={item} form={form} change={change} errorOf={errorOf} />
        <div className={style.pair}>
          <DateField
            label={text.originalDate}
            value={form.originalDate}
            help={text.originalDateHelp}
            error={errorOf('publishDate')}
            onChange={(originalDate) => change({ originalDate })}
          />
          <Switch
            label={text.download}
            help={form.allowsDownload === undefined ? text.downloadInherited : text.downloadHelp}
            isOn={form.allowsDownload ?? false}
            onChange={(allowsDownload) => change({ allowsDownload })}
          />
        </div>
      </fieldset>
      {isElsewhere && (
        <div className={style.refused} role="alert">
          <p>{saving.text}</p>
          <Button type="submit">{text.saveAgain}</Button>
        </div>
      )}
    </form>
  );
}

const shownFields = ['title', 'description', 'tags', 'speakers', 'password', 'expirationDate', 'publishDate'];
