import type {
  ManagedOrganization,
  OrganizationChange,
} from '@tv/contract/organization/organization-settings';
import { languages } from '@tv/contract/languages/languages';
import type { OrganizationTextName } from '@tv/contract/organization/organization-text-names';
import type { OrganizationTexts } from '@tv/contract/organization/organization-texts';
import { podcastCategories } from '@tv/contract/categories/podcast-categories';
import { languageName } from '@tv/client/lib/format/language-name.ts';
import * as analytics from '@tv/strings/en/studio/analytics.ts';
import * as text from '@tv/strings/en/studio/organization/settings.ts';
import { useOrganizationChange } from '../parts/organization-query.ts';
import pair from '../parts/item/item-fields.module.css';
import { SaveBar } from '@tv/ui/forms/save-bar.tsx';
import { SelectField } from '@tv/ui/forms/select-field.tsx';
import { Switch } from '@tv/ui/forms/switch.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { usePresence } from '../parts/presence/presence.ts';
import { useDraft } from '../parts/saving/use-draft.ts';
import { Feeds } from './feeds.tsx';
import { OwnTexts, shownTexts, textFields } from './own-texts.tsx';
import style from './settings-form.module.css';

type PublishingFormProps = { organization: ManagedOrganization; mayDecidePages: boolean };

const podcastOptions = [
  { value: '' as const, text: text.podcastUsual },
  ...podcastCategories.map((value) => ({ value, text: value })),
];

const languageOptions = [
  { value: '' as const, text: text.browserLanguage },
  ...languages.map((value) => ({ value, text: languageName(value) })),
];

/** Time zones that the browser knows, and the one that is set. */
const timeZonesWith = (set: string) =>
  [...new Set(['UTC', set, ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
    value: zone,
    text: zone,
  }));

/** 200 lines of 200 characters, as the contract has them. */
const longestSynonyms = 200 * 201;

type Changes = Omit<OrganizationChange, 'texts' | OrganizationTextName> & OrganizationTexts;

/** As the service takes it: the texts together, and without the empty lines that a person left between synonyms. */
function body({ searchSynonyms, accessibilityStatement, termsOfService, welcome, ...others }: Changes) {
  const texts = {
    ...(accessibilityStatement && { accessibilityStatement }),
    ...(termsOfService && { termsOfService }),
    ...(welcome && { welcome }),
  };
  return {
    ...others,
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(searchSynonyms && { searchSynonyms: searchSynonyms.filter((line) => line.trim()) }),
  };
}

/** The rules for publishing, and what everybody sees. */
export function PublishingForm({ organization, mayDecidePages }: PublishingFormProps) {
  usePresence({ place: 'publishing' });
  const { id, allowPublicMediaFeature, asksReview, contactEmail, showsNewestAndMostWatched } = organization;
  const { allowsPersonalFigures, membersMayRecord, timeZone } = organization;
  const { form, changes, isChanged, change, clear } = useDraft(`publishing ${id}`, {
    allowPublicMediaFeature,
    asksReview,
    membersMayRecord,
    showsNewestAndMostWatched,
    contactEmail: contactEmail ?? '',
    ...shownTexts(organization.texts),
    podcastCategory: (organization.podcastCategory ?? '') as NonNullable<
      OrganizationChange['podcastCategory']
    >,
    isExplicit: organization.isExplicit,
    allowsPersonalFigures,
    timeZone,
    defaultLanguage: (organization.defaultLanguage ?? '') as NonNullable<
      OrganizationChange['defaultLanguage']
    >,
    searchSynonyms: organization.searchSynonyms,
  });
  const { save, isSaving, errorOf, problem, reset } = useOrganizationChange(clear);
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isSaving) save(body(changes));
      }}
    >
      <Switch
        label={text.review}
        help={text.reviewHelp}
        isOn={form.asksReview}
        onChange={(isOn) => change({ asksReview: isOn })}
      />
      <Switch
        label={text.membersRecord}
        help={text.membersRecordHelp}
        isOn={form.membersMayRecord}
        onChange={(isOn) => change({ membersMayRecord: isOn })}
      />
      {mayDecidePages ? (
        <Switch
          label={text.publicPages}
          help={text.publicPagesHelp}
          isOn={form.allowPublicMediaFeature}
          onChange={(isOn) => change({ allowPublicMediaFeature: isOn })}
        />
      ) : (
        <p className={style.help}>
          {form.allowPublicMediaFeature ? text.publicPagesOn : text.publicPagesOff} {text.forAdmins}
        </p>
      )}
      <Switch
        label={text.homeRows}
        help={text.homeRowsHelp}
        isOn={form.showsNewestAndMostWatched}
        onChange={(isOn) => change({ showsNewestAndMostWatched: isOn })}
      />
      <TextField
        label={text.contact}
        value={form.contactEmail}
        maxLength={254}
        help={text.contactHelp}
        error={errorOf('contactEmail')}
        onChange={(email) => change({ contactEmail: email.trim() })}
      />
      <SelectField
        label={text.language}
        value={form.defaultLanguage}
        options={languageOptions}
        help={text.languageHelp}
        onChange={(defaultLanguage) => change({ defaultLanguage })}
      />
      <h2 className={style.title}>{analytics.settings}</h2>
      {mayDecidePages ? (
        <Switch
          label={analytics.personalFigures}
          help={analytics.personalFiguresHelp}
          isOn={form.allowsPersonalFigures}
          onChange={(isOn) => change({ allowsPersonalFigures: isOn })}
        />
      ) : (
        <p className={style.help}>
          {form.allowsPersonalFigures ? analytics.personalFiguresOn : analytics.personalFiguresOff}{' '}
          {text.forAdmins}
        </p>
      )}
      <SelectField
        label={analytics.timeZone}
        value={form.timeZone}
        options={timeZonesWith(timeZone)}
        help={analytics.timeZoneHelp}
        error={errorOf('timeZone')}
        onChange={(zone) => change({ timeZone: zone })}
      />
      <h2 className={style.title}>{text.ownTexts}</h2>
      <OwnTexts form={form} change={change} errorOf={errorOf} />
      <h2 className={style.title}>{text.search}</h2>
      <TextField
        label={text.synonyms}
        value={form.searchSynonyms.join('\n')}
        lines={6}
        maxLength={longestSynonyms}
        help={text.synonymsHelp}
        error={errorOf('searchSynonyms')}
        onChange={(lines) => change({ searchSynonyms: lines === '' ? [] : lines.split('\n') })}
      />
      <h2 className={style.title}>{text.feeds}</h2>
      <p className={style.help}>{form.allowPublicMediaFeature ? text.feedsHelp : text.noFeeds}</p>
      {form.allowPublicMediaFeature && (
        <>
          <div className={pair.pair}>
            <SelectField
              label={text.podcast}
              value={form.podcastCategory}
              options={podcastOptions}
              help={text.podcastHelp}
              onChange={(podcastCategory) => change({ podcastCategory })}
            />
            <Switch
              label={text.explicit}
              help={text.explicitHelp}
              isOn={form.isExplicit}
              onChange={(isExplicit) => change({ isExplicit })}
            />
          </div>
          <Feeds organizationId={id} />
        </>
      )}
      <SaveBar
        isChanged={isChanged}
        isSaving={isSaving}
        problem={problem(['contactEmail', 'searchSynonyms', 'timeZone', ...textFields])}
        onDiscard={() => {
          reset();
          clear();
        }}
      />
    </form>
  );
}
