import type { ManagedOrganization } from '@tv/contract/organization/organization-settings';
import * as text from '@tv/strings/en/studio/organization/settings.ts';
import * as viewerName from '@tv/strings/en/studio/item/viewer-name.ts';
import { number } from '@tv/strings/en/locale.ts';
import field from '@tv/ui/forms/field.module.css';
import { useOrganizationChange } from '../parts/organization-query.ts';
import pair from '../parts/item/item-fields.module.css';
import { downloadGroupsField } from '../parts/audience/downloads.ts';
import { DownloadsField } from '../parts/audience/downloads-field.tsx';
import { SaveBar } from '@tv/ui/forms/save-bar.tsx';
import { SelectField } from '@tv/ui/forms/select-field.tsx';
import { Switch } from '@tv/ui/forms/switch.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { usePresence } from '../parts/presence/presence.ts';
import { useDraft } from '../parts/saving/use-draft.ts';
import { playerChange, playerFormOf, speeds, skips } from './player-fields.ts';
import style from './settings-form.module.css';

type PlayerFormProps = { organization: ManagedOrganization; mayDecideEmbedding: boolean };

const shownFields = [
  downloadGroupsField,
  'playerSettings.defaultSubtitleLanguage',
  'playerSettings.playbackRates',
  'embedOrigins',
];

/** What the player does in the whole organization, and which sites may show it. Items and categories may differ. */
export function PlayerForm({ organization, mayDecideEmbedding }: PlayerFormProps) {
  usePresence({ place: 'player' });
  const { form, isChanged, change, clear } = useDraft(
    `player ${organization.id}`,
    playerFormOf(organization),
  );
  const { save, isSaving, errorOf, problem, reset } = useOrganizationChange(clear);
  const { playbackRates } = form;
  const toggle = (rate: number, isOn: boolean) =>
    change({
      playbackRates: isOn
        ? [...playbackRates, rate].sort((one, other) => one - other)
        : playbackRates.filter((each) => each !== rate),
    });
  const speed = (rate: number) => ({ value: String(rate), text: text.times(number(rate)) });
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isSaving) save(playerChange(form, organization));
      }}
    >
      <Switch
        label={text.autoplay}
        help={text.autoplayHelp}
        isOn={form.autoplay}
        onChange={(autoplay) => change({ autoplay })}
      />
      <DownloadsField
        value={form.downloads}
        help={text.downloadsHelp}
        error={errorOf(downloadGroupsField)}
        onChange={(downloads) => change({ downloads })}
      />
      <Switch
        label={text.embedding}
        help={text.embeddingHelp}
        isOn={form.allowEmbed}
        onChange={(allowEmbed) => change({ allowEmbed })}
      />
      <Switch
        label={viewerName.label}
        help={viewerName.help}
        isOn={form.showViewerName}
        onChange={(showViewerName) => change({ showViewerName })}
      />
      <fieldset className={style.group} aria-describedby="rates-problem">
        <legend className={field.label}>{text.speeds}</legend>
        <div className={style.checks}>
          {[...new Set([...speeds, ...playbackRates])]
            .sort((one, other) => one - other)
            .map((rate) => (
              <label key={rate} className={style.check}>
                <input
                  type="checkbox"
                  checked={playbackRates.includes(rate)}
                  onChange={({ target }) => toggle(rate, target.checked)}
                />
                {text.times(number(rate))}
              </label>
            ))}
        </div>
        <p id="rates-problem" className={field.error}>
          {playbackRates.length === 0 ? text.speedNeeded : errorOf('playerSettings.playbackRates')}
        </p>
      </fieldset>
      <div className={pair.pair}>
        <SelectField
          label={text.usualSpeed}
          value={String(form.defaultPlaybackRate)}
          options={[...new Set([...playbackRates, form.defaultPlaybackRate])].map(speed)}
          onChange={(rate) => change({ defaultPlaybackRate: Number(rate) })}
        />
        <SelectField
          label={text.skip}
          value={String(form.skipSeconds)}
          options={[...new Set([...skips, form.skipSeconds])].map((seconds) => ({
            value: String(seconds),
            text: text.seconds(number(seconds)),
          }))}
          onChange={(seconds) => change({ skipSeconds: Number(seconds) })}
        />
      </div>
      <TextField
        label={text.captions}
        value={form.defaultSubtitleLanguage}
        maxLength={35}
        help={text.captionsHelp}
        error={errorOf('playerSettings.defaultSubtitleLanguage')}
        onChange={(defaultSubtitleLanguage) => change({ defaultSubtitleLanguage })}
      />
      <h2 className={style.title}>{text.sites}</h2>
      {mayDecideEmbedding ? (
        <TextField
          label={text.sitesLabel}
          value={form.embedOrigins}
          maxLength={2_000}
          lines={4}
          help={text.sitesHelp}
          error={errorOf('embedOrigins')}
          onChange={(embedOrigins) => change({ embedOrigins })}
        />
      ) : (
        <p className={style.help}>
          {form.embedOrigins || text.noSites} {text.forAdmins}
        </p>
      )}
      <SaveBar
        isChanged={isChanged}
        isSaving={isSaving}
        problem={problem(shownFields)}
        onDiscard={() => {
          reset();
          clear();
        }}
      />
    </form>
  );
}
