import { useQueryClient } from '@tanstack/react-query';
import { logoBackgrounds } from '@tv/contract/branding/logos';
import { nameLimits } from '@tv/contract/limits/name-limits';
import type { ManagedOrganization } from '@tv/contract/organization/organization-settings';
import { call } from '@tv/client/lib/api/call.ts';
import { portalThemes } from '@tv/client/lib/appearance/organization-colors.ts';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import { refreshUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/organization/branding.ts';
import * as fields from '@tv/strings/en/studio/item/fields.ts';
import { bytesOf } from '../parts/bytes-of.ts';
import { managedOrganization, useOrganizationChange } from '../parts/organization-query.ts';
import { usePictureDrafts } from '../parts/picture-drafts.ts';
import { SaveBar } from '@tv/ui/forms/save-bar.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { usePresence } from '../parts/presence/presence.ts';
import { useDraft } from '../parts/saving/use-draft.ts';
import style from './branding-form.module.css';
import { changedColors } from './changed-colors.ts';
import { ColorField } from './color-field.tsx';
import { type ColorGroup, colorGroups } from './color-groups.ts';
import { logoGrounds } from './grounds.ts';
import { LogoField } from './logo-field.tsx';
import { ContrastPreview, Preview } from './preview.tsx';

type BrandingFormProps = { organization: ManagedOrganization; mayRename: boolean };

/** Name, logos and colours, beside what they look like in each theme. Nothing is seen by others before it is saved. */
export function BrandingForm({ organization, mayRename }: BrandingFormProps) {
  usePresence({ place: 'branding' });
  const queryClient = useQueryClient();
  const { form, changes, isChanged, change, clear } = useDraft(`branding ${organization.id}`, {
    name: organization.name,
    colors: organization.colors,
  });
  const texts = useOrganizationChange(clear);
  const logoDrafts = usePictureDrafts({
    name: `branding ${organization.id}`,
    saved: { light: organization.logoUrl, dark: organization.logoDarkUrl },
    save: (background, file) => {
      const query = { background };
      return file
        ? call('PUT /Management/Organization/Logo', { query, ...bytesOf(file) })
        : call('DELETE /Management/Organization/Logo', { query });
    },
    unexpected: text.unexpected,
  });
  const logos = { logoUrl: logoDrafts.shown.light, logoDarkUrl: logoDrafts.shown.dark };
  const isSaving = texts.isSaving || logoDrafts.isSaving;
  const isAnyChanged = isChanged || logoDrafts.isChanged;
  const bases = portalThemes();
  const grounds = logoGrounds(form.colors, bases);
  const setColor = (key: string, color: string) => {
    const { [key]: _, ...others } = form.colors;
    change({ colors: color ? { ...others, [key]: color } : others });
  };
  const save = async () => {
    if (logoDrafts.isChanged) {
      const areAllSaved = await logoDrafts.save();
      await queryClient.invalidateQueries({ queryKey: managedOrganization().queryKey });
      if (areAllSaved && !isChanged) announce(fields.savedNow);
      void refreshUser().catch(() => {});
    }
    if (isChanged)
      texts.save({
        ...(changes.name !== undefined && { name: changes.name }),
        ...(changes.colors && { colors: changedColors(form.colors, organization.colors) }),
      });
  };
  const brand = { name: form.name, logos };
  return (
    <form
      className={style.columns}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAnyChanged && !isSaving && form.name.trim()) void save();
      }}
    >
      <div className={style.fields}>
        {mayRename && (
          <TextField
            label={text.name}
            value={form.name}
            maxLength={nameLimits.organization}
            error={form.name.trim() ? texts.errorOf('name') : text.nameNeeded}
            onChange={(name) => change({ name })}
          />
        )}
        <div className={style.logos}>
          {logoBackgrounds.map((background) => (
            <LogoField
              key={background}
              background={background}
              logos={logos}
              grounds={grounds[background]}
              isBusy={isSaving}
              problem={logoDrafts.problems[background]}
              onChange={(file) => logoDrafts.change(background, file)}
            />
          ))}
          <p className={style.help}>{text.logoHelp}</p>
        </div>
        <h2 className={style.title}>{text.colors}</h2>
        <p className={style.help}>{text.colorsHelp}</p>
        {(Object.keys(colorGroups) as ColorGroup[]).map((group, index) => (
          <details key={group} className={style.group} open={index === 0}>
            <summary>{text.groups[group]}</summary>
            {colorGroups[group].map((key) => (
              <ColorField
                key={key}
                name={key}
                value={form.colors[key] ?? ''}
                usual={bases.dark[key] ?? '#000000'}
                onChange={(color) => setColor(key, color)}
              />
            ))}
          </details>
        ))}
        <SaveBar
          isChanged={isAnyChanged}
          isSaving={isSaving}
          problem={texts.problem(['name'])}
          onDiscard={() => {
            texts.reset();
            clear();
            logoDrafts.clear();
          }}
        />
      </div>
      <div className={style.previews} aria-live="polite">
        <Preview theme="dark" colors={form.colors} bases={bases} {...brand} />
        <Preview theme="light" colors={form.colors} bases={bases} {...brand} />
        <ContrastPreview {...brand} />
      </div>
    </form>
  );
}
