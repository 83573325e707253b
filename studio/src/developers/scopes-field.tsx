import { useId } from 'react';
import * as text from '@tv/strings/en/studio/developers/api-keys.ts';
import field from '@tv/ui/forms/field.module.css';
import shared from '@tv/ui/forms/form-field.module.css';
import style from './scopes-field.module.css';

type ScopesFieldProps<Scope extends string> = {
  help: string;
  choices: readonly { scope: Scope; name: string; help: string }[];
  values: readonly Scope[];
  onChange: (values: Scope[]) => void;
  error?: string | undefined;
};

/** Scopes of a key or of an application, each with what it allows. */
export function ScopesField<Scope extends string>(props: ScopesFieldProps<Scope>) {
  const { help, choices, values, onChange, error } = props;
  const id = useId();
  const toggle = (scope: Scope) =>
    onChange(
      choices
        .map((each) => each.scope)
        .filter((each) => (each === scope ? !values.includes(scope) : values.includes(each))),
    );
  return (
    <fieldset className={style.scopes} aria-describedby={`${id}-help`}>
      <legend className={field.label}>{text.scopes}</legend>
      <p id={`${id}-help`} className={error ? field.error : shared.help}>
        {error ?? help}
      </p>
      {choices.map(({ scope, name, help: allows }) => (
        <div key={scope} className={style.scope}>
          <input
            id={`${id}-${scope}`}
            type="checkbox"
            checked={values.includes(scope)}
            aria-describedby={`${id}-${scope}-help`}
            onChange={() => toggle(scope)}
          />
          <label htmlFor={`${id}-${scope}`}>
            {name} <code>{scope}</code>
          </label>
          <p id={`${id}-${scope}-help`} className={shared.help}>
            {allows}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
