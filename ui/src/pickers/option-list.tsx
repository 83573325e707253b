import { Check, Minus, Search } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import * as text from '@tv/strings/en/studio/content/filters.ts';
import style from './option-list.module.css';

export type Option = {
  value: string;
  text: string;
  /** After the text, in smaller letters. */
  hint?: string | undefined;
  /** `mixed`: some of the items have it. */
  isChosen?: boolean | 'mixed';
};

export type OptionListProps = {
  label: string;
  onClose: () => void;
  options: readonly Option[];
  onChoose: (value: string) => void;
  /** Whether several may be chosen: then the list stays open and shows what is chosen. */
  isMultiple?: boolean;
  /** A field that narrows the options. */
  search?: { label: string; value: string; onChange: (value: string) => void };
  /** Stands below the options, or in their place. */
  note?: string | undefined;
  /** Ctrl+Enter, beside a button in `children`. */
  onSubmit?: () => void;
  children?: ReactNode;
};

/** Options to choose from, by pointer or keys. It takes the focus. */
export function OptionList({
  label,
  options,
  onChoose,
  isMultiple,
  search,
  note,
  onSubmit,
  onClose,
  children,
}: OptionListProps) {
  const listId = useId();
  const first = useRef<HTMLElement>(null);
  const [at, setAt] = useState(0);
  const active = Math.min(at, options.length - 1);
  useEffect(() => {
    // A popover gives itself the focus when it opens.
    const frame = requestAnimationFrame(() => first.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const move = (to: number) => {
    const next = (to + options.length) % Math.max(1, options.length);
    setAt(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    onChoose(option.value);
    if (!isMultiple) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit?.();
    else if (event.key in moves) move(moves[event.key]!);
    else if (event.key === 'Enter' || (event.key === ' ' && !search)) choose(active);
    else if (!search && event.key === 'Home') move(0);
    else if (!search && event.key === 'End') move(options.length - 1);
    else return;
    event.preventDefault();
  };
  const shared = {
    'aria-activedescendant': options[active] && `${listId}-${active}`,
    onKeyDown,
  };
  return (
    <div className={style.content}>
      {search && (
        <div className={style.search}>
          <Search aria-hidden="true" />
          <input
            ref={first as RefObject<HTMLInputElement>}
            type="text"
            role="combobox"
            aria-label={search.label}
            aria-expanded="true"
            aria-controls={listId}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={search.label}
            value={search.value}
            onChange={(event) => {
              setAt(0);
              search.onChange(event.target.value);
            }}
            {...shared}
          />
        </div>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple}
        className={style.list}
        {...(search ? { tabIndex: -1 } : { tabIndex: 0, ref: first as RefObject<HTMLDivElement>, ...shared })}
      >
        {options.map((option, index) => (
          // Keys are heard where the focus is, on the field or the list.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={option.value}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={option.isChosen === true}
            className={style.option}
            data-active={index === active}
            onPointerMove={() => index !== active && setAt(index)}
            onPointerDown={(event) => event.pointerType === 'mouse' && event.preventDefault()}
            onClick={() => choose(index)}
          >
            <span className={isMultiple ? style.box : style.check} data-checked={Boolean(option.isChosen)}>
              {option.isChosen === 'mixed' ? (
                <Minus aria-hidden="true" />
              ) : (
                option.isChosen && <Check aria-hidden="true" />
              )}
            </span>
            <span className={style.text} dir="auto">
              {option.text}
            </span>
            {option.isChosen === 'mixed' && <span className="visually-hidden">{text.mixed}</span>}
            {option.hint && <span className={style.hint}>{option.hint}</span>}
          </div>
        ))}
      </div>
      {note && (
        <p className={style.note} role="status">
          {note}
        </p>
      )}
      {children && <div className={style.foot}>{children}</div>}
    </div>
  );
}
