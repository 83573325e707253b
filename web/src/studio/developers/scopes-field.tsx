import { keyScopes, type KeyScope } from '@tv/contract/key-scopes';
import { useId } from 'react';
import * as text from '../../strings/en/studio-api-keys.ts';
import field from '../../ui/field.module.css';
import shared from '../ui/field.module.css';
import style from './scopes-field.module.css';

type ScopesFieldProps = {
  values: readonly KeyScope[];
  onChange: (values: KeyScope[]) => void;
  error?: string | undefined;
};

/** The scopes of a key, each with what it allows. */
export function ScopesField({ values, onChange, error }: ScopesFieldProps) {
  const id = useId();
  const toggle = (scope: KeyScope) =>
    onChange(keyScopes.filter((each) => (each === scope ? !values.includes(scope) : values.includes(each))));
  return (
    <fieldset className={style.scopes} aria-describedby={`${id}-help`}>
      <legend className={field.label}>{text.scopes}</legend>
      <p id={`${id}-help`} className={error ? field.error : shared.help}>
        {error ?? text.scopesHelp}
      </p>
      {keyScopes.map((scope) => (
        <div key={scope} className={style.scope}>
          <input
            id={`${id}-${scope}`}
            type="checkbox"
            checked={values.includes(scope)}
            aria-describedby={`${id}-${scope}-help`}
            onChange={() => toggle(scope)}
          />
          <label htmlFor={`${id}-${scope}`}>
            {text.scopeNames[scope]} <code>{scope}</code>
          </label>
          <p id={`${id}-${scope}-help`} className={shared.help}>
            {text.scopeHelp[scope]}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
