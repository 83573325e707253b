import type { ComponentProps, ReactNode } from 'react';
import style from './chip.module.css';

/** A chip that acts. */
export const ChipButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={style.control} {...props} />
);

type ChipOptionProps = Omit<ComponentProps<'input'>, 'className'> & {
  type: 'radio' | 'checkbox';
  children: ReactNode;
};

/** One of several values, of which one or some are chosen. */
export const ChipOption = ({ children, lang, ...input }: ChipOptionProps) => (
  <label className={style.control} lang={lang}>
    <input className="visually-hidden" {...input} />
    {children}
  </label>
);
