import { useId, type ReactNode } from 'react';
import style from './settings-section.module.css';

type SettingsSectionProps = {
  title: string;
  help: string;
  /** The fragment of an address that leads here. */
  anchor?: string;
  children: ReactNode;
};

export function SettingsSection({ title, help, anchor, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section id={anchor} className={style.section} aria-labelledby={id}>
      <h2 className={style.title} id={id}>
        {title}
      </h2>
      <div className={style.controls}>{children}</div>
      <p className={style.help} aria-live="polite">
        {help}
      </p>
    </section>
  );
}
