import type { ManagedOrganization } from '@tv/contract/organization';
import { useState } from 'react';
import { portalThemes } from '../../lib/appearance/organization-colors.ts';
import * as text from '../../strings/en/studio-branding.ts';
import { useOrganizationChange } from '../ui/organization-query.ts';
import { SaveBar } from '../ui/save-bar.tsx';
import { TextField } from '../ui/text-field.tsx';
import { usePresence } from '../ui/presence/presence.ts';
import { useDraft } from '../ui/use-draft.ts';
import style from './branding-form.module.css';
import { changedColors } from './changed-colors.ts';
import { ColorField } from './color-field.tsx';
import { type ColorGroup, colorGroups } from './color-groups.ts';
import { LogoField } from './logo-field.tsx';
import { ContrastPreview, Preview } from './preview.tsx';

type BrandingFormProps = { organization: ManagedOrganization; mayRename: boolean };

/** Name, logo and colours, beside what they look like in each theme. */
export function BrandingForm({ organization, mayRename }: BrandingFormProps) {
  usePresence({ place: 'branding' });
  const { id, logoUrl } = organization;
  const { form, changes, isChanged, change, clear } = useDraft(`branding ${id}`, {
    name: organization.name,
    colors: organization.colors,
  });
  const { save, isSaving, errorOf, problem, reset } = useOrganizationChange(clear);
  /** A new logo has the address of the one before. */
  const [logoVersion, setLogoVersion] = useState(0);
  const shownLogo = logoUrl && `${logoUrl}${logoVersion ? `?version=${logoVersion}` : ''}`;
  const bases = portalThemes();
  const setColor = (key: string, color: string) => {
    const { [key]: _, ...others } = form.colors;
    change({ colors: color ? { ...others, [key]: color } : others });
  };
  const brand = { name: form.name, logoUrl: shownLogo };
  return (
    <form
      className={style.columns}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged || isSaving || !form.name.trim()) return;
        save({
          ...(changes.name !== undefined && { name: changes.name }),
          ...(changes.colors && { colors: changedColors(form.colors, organization.colors) }),
        });
      }}
    >
      <div className={style.fields}>
        {mayRename && (
          <TextField
            label={text.name}
            value={form.name}
            maxLength={100}
            error={form.name.trim() ? errorOf('name') : text.nameNeeded}
            onChange={(name) => change({ name })}
          />
        )}
        <LogoField logoUrl={shownLogo} onChanged={() => setLogoVersion(Date.now())} />
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
          isChanged={isChanged}
          isSaving={isSaving}
          problem={problem(['name'])}
          onDiscard={() => {
            reset();
            clear();
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
