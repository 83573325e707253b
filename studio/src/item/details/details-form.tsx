import { MediaType } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import * as fields from '@tv/strings/en/studio/item/fields.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import * as viewerName from '@tv/strings/en/studio/item/viewer-name.ts';
import { Button } from '@tv/ui/button.tsx';
import { audienceFields } from '../../parts/audience/chosen-audience.ts';
import { DateField } from '@tv/ui/forms/date-field.tsx';
import { downloadGroupsField } from '../../parts/audience/downloads.ts';
import { DownloadsField } from '../../parts/audience/downloads-field.tsx';
import { ItemFields, textNames } from '../../parts/item/item-fields.tsx';
import pair from '../../parts/item/item-fields.module.css';
import { fieldsOfText, translationErrorFields, translationsIn } from '../../parts/item/translation-fields.ts';
import { SelectField } from '@tv/ui/forms/select-field.tsx';
import { Switch } from '@tv/ui/forms/switch.tsx';
import style from './details-form.module.css';
import type { ItemForm } from '../../parts/item/item-form.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { maySeeOrganization } from '../../parts/may-see-organization.ts';
import { SeeItemAs } from './see-item-as.tsx';
import { PublicLink } from './public-link.tsx';
import { behindLabel } from '../../parts/problems/reason-words.ts';
import type { ItemSaving } from '../../parts/item/item-saver.ts';

type DetailsFormProps = {
  item: ManagedMediaContent;
  form: ItemForm;
  saving: ItemSaving;
  change: (more: Partial<ItemForm>) => void;
  save: () => Promise<boolean>;
};

const viewerNameOptions = (['inherited', 'on', 'off'] as const).map((value) => ({
  value,
  text: viewerName.choices[value],
}));

/** The details of an item. The form is saved by itself. */
export function DetailsForm({ item, form, saving, change, save }: DetailsFormProps) {
  const user = useCurrentUser();
  const errorOf = (...names: string[]) =>
    saving.state === 'refused' && names.includes(saving.field ?? '') ? saving.reason : undefined;
  const isElsewhere = saving.state === 'refused' && !shownFields.includes(saving.field ?? '');
  return (
    <form
      aria-label={text.details}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {/* Reviewers without the right to edit read the details here. */}
      <fieldset className={style.fields} disabled={!item.permitted.includes('edit')}>
        <ItemFields
          value={form}
          change={change}
          errorOf={errorOf}
          translated={{
            title: translationsIn(form, 'title'),
            description: translationsIn(form, 'description'),
            change: (name, translations) => change(fieldsOfText(name, translations)),
          }}
          goneCount={item.audience.goneCount}
          title={{ error: form.title.trim() ? undefined : text.titleNeeded }}
        />
        {user && maySeeOrganization(user) && <SeeItemAs id={item.id} />}
        {item.publishesWhenReady !== undefined && (
          <Switch
            label={fields.publishesWhenReady}
            help={fields.staysDraft}
            isOn={form.publishesWhenReady}
            onChange={(publishesWhenReady) => change({ publishesWhenReady })}
          />
        )}
        <PublicLink item={item} form={form} change={change} errorOf={errorOf} />
        <div className={pair.pair}>
          <DateField
            label={text.originalDate}
            value={form.originalDate}
            help={text.originalDateHelp}
            error={errorOf('publishDate')}
            onChange={(originalDate) => change({ originalDate })}
          />
          <DownloadsField
            value={form.downloads}
            inherited={text.inherited}
            error={errorOf(downloadGroupsField)}
            onChange={(downloads) => change({ downloads })}
          />
          {item.type === MediaType.VIDEO && (
            <SelectField
              label={viewerName.label}
              value={form.viewerName}
              options={viewerNameOptions}
              help={
                form.viewerName === 'inherited' ? `${text.inherited} ${viewerName.help}` : viewerName.help
              }
              onChange={(chosen) => change({ viewerName: chosen })}
            />
          )}
        </div>
        {item.permitted.includes('feature') && (
          <div className={pair.pair}>
            <Switch
              label={text.featured}
              help={text.featuredHelp}
              isOn={form.isFeatured}
              onChange={(isFeatured) => change({ isFeatured })}
            />
            {form.audience === 'public' && (
              <Switch
                label={text.publicFeatured}
                help={text.publicFeaturedHelp}
                isOn={form.isPublicFeatured}
                onChange={(isPublicFeatured) => change({ isPublicFeatured })}
              />
            )}
          </div>
        )}
      </fieldset>
      {isElsewhere && (
        <div className={style.refused} role="alert">
          <p>{saving.reason ? behindLabel(saving.field, saving.reason) : text.notSaved}</p>
          <Button type="submit">{text.saveAgain}</Button>
        </div>
      )}
    </form>
  );
}

const shownFields: string[] = [
  ...translationErrorFields,
  ...textNames,
  ...audienceFields,
  downloadGroupsField,
  'password',
  'expirationDate',
  'publishDate',
];
