import { useMutation, useQueryClient } from '@tanstack/react-query';
import { itemLimits } from '@tv/contract/limits/item-limits';
import { nameLimits } from '@tv/contract/limits/name-limits';
import { call } from '@tv/client/lib/api/call.ts';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import * as text from '@tv/strings/en/studio/content/categories.ts';
import { bytesOf } from '../parts/bytes-of.ts';
import { AudienceChoice } from '../parts/audience/audience-choice.tsx';
import { audienceFields } from '../parts/audience/chosen-audience.ts';
import { ChipsField } from '../parts/chips-field.tsx';
import { downloadGroupsField } from '../parts/audience/downloads.ts';
import { DownloadsField } from '../parts/audience/downloads-field.tsx';
import { formProblems } from '../parts/problems/form-problems.ts';
import pair from '../parts/item/item-fields.module.css';
import { usePictureDrafts } from '../parts/picture-drafts.ts';
import { SaveBar } from '@tv/ui/forms/save-bar.tsx';
import { SelectField } from '@tv/ui/forms/select-field.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { TranslatedField } from '@tv/ui/forms/translated-field.tsx';
import { usePresence } from '../parts/presence/presence.ts';
import { useDraft } from '../parts/saving/use-draft.ts';
import { changesOf, type DefaultAudience, formOf, isNumberOfDays } from './category-fields.ts';
import { CategoryCover } from './category-cover.tsx';
import style from './category-form.module.css';
import { putCategory, type ManagedCategory } from './queries.ts';

const audiences = (Object.keys(text.audiences) as DefaultAudience[]).map((value) => ({
  value,
  text: text.audiences[value],
}));

const defaultsOfAudience = audienceFields.map((name) => `defaults.${name}`);

/** Name, description, cover and what new uploads get. Nothing is seen by others before it is saved. */
export function CategoryForm({ category }: { category: ManagedCategory }) {
  usePresence({ place: 'category', id: category.id });
  const queryClient = useQueryClient();
  const params = { id: category.id };
  const covers = usePictureDrafts({
    name: `category ${category.id}`,
    saved: { cover: category.coverUrl },
    save: async (_, file) =>
      putCategory(
        queryClient,
        file
          ? await call('PUT /Management/Categories/:id/Cover', { params, ...bytesOf(file) })
          : await call('DELETE /Management/Categories/:id/Cover', { params }),
      ),
    unexpected: text.unexpected,
  });
  const { form, isChanged, change, clear } = useDraft(`category ${category.id}`, formOf(category));
  const saving = useMutation({
    mutationFn: () =>
      call('PATCH /Management/Categories/:id', {
        params,
        body: changesOf(form, category),
      }),
    onSuccess: (changed) => {
      putCategory(queryClient, changed);
      clear();
      announce(text.saved);
    },
  });
  const { errorOf, problem } = formProblems(saving.error, text.unexpected);
  const problems = {
    name: form.name.trim() ? errorOf('name') : text.nameNeeded,
    expiry: isNumberOfDays(form.expiry) ? errorOf('defaults.expirationDays') : text.expiryWrong,
  };
  const isRight = Boolean(form.name.trim()) && isNumberOfDays(form.expiry);
  const isSaving = saving.isPending || covers.isSaving;
  const isAnyChanged = isChanged || covers.isChanged;
  const save = async () => {
    if (covers.isChanged && (await covers.save()) && !isChanged) announce(text.saved);
    if (isChanged) saving.mutate();
  };
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAnyChanged && isRight && !isSaving) void save();
      }}
    >
      <TranslatedField
        label={text.name}
        value={form.name}
        maxLength={nameLimits.category}
        error={problems.name}
        onChange={(name) => change({ name })}
        translations={form.nameTranslations}
        onTranslations={(nameTranslations) => change({ nameTranslations })}
      />
      <TranslatedField
        translations={form.descriptionTranslations}
        onTranslations={(descriptionTranslations) => change({ descriptionTranslations })}
        label={text.description}
        value={form.description}
        maxLength={nameLimits.categoryDescription}
        lines={3}
        help={text.descriptionHelp}
        onChange={(description) => change({ description })}
      />
      <CategoryCover
        name={form.name}
        url={covers.shown.cover}
        isBusy={isSaving}
        problem={covers.problems.cover}
        onChange={(file) => covers.change('cover', file)}
      />
      <h2 className={style.title}>{text.defaults}</h2>
      <p className={style.help}>{text.defaultsHelp}</p>
      <div className={pair.pair}>
        <SelectField
          label={text.audience}
          value={form.audience}
          options={audiences}
          onChange={(audience) => change({ audience })}
        />
        {form.audience === 'internal' && (
          <div className={style.whole}>
            <AudienceChoice
              value={form.forWhom}
              error={defaultsOfAudience.map(errorOf).find(Boolean)}
              onChange={(forWhom) => change({ forWhom })}
            />
          </div>
        )}
        <TextField
          label={text.expiry}
          value={form.expiry}
          maxLength={4}
          help={text.expiryHelp}
          error={problems.expiry}
          onChange={(expiry) => change({ expiry: expiry.trim() })}
        />
        <ChipsField
          label={text.tags}
          values={form.tags}
          suggests="tag"
          removeLabel={text.remove}
          help={text.chipsHelp}
          most={itemLimits.tags}
          maxLength={itemLimits.tag}
          onChange={(tags) => change({ tags })}
        />
        <ChipsField
          label={text.speakers}
          values={form.speakers}
          suggests="speaker"
          removeLabel={text.remove}
          help={text.chipsHelp}
          most={itemLimits.speakers}
          maxLength={itemLimits.speaker}
          onChange={(speakers) => change({ speakers })}
        />
        <DownloadsField
          value={form.downloads}
          inherited={text.downloadsInherited}
          help={text.downloadsHelp}
          error={errorOf(downloadGroupsField)}
          onChange={(downloads) => change({ downloads })}
        />
      </div>
      <SaveBar
        isChanged={isAnyChanged}
        isSaving={isSaving}
        problem={problem(['name', 'defaults.expirationDays', downloadGroupsField, ...defaultsOfAudience])}
        onDiscard={() => {
          saving.reset();
          clear();
          covers.clear();
        }}
      />
    </form>
  );
}
