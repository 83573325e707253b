import { watchedLimits } from '@tv/contract/limits/watched-limits';
import * as text from '@tv/strings/en/studio/content/bring-in.ts';
import { SecretField } from '@tv/ui/forms/secret-field.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';

/** Where a source is, as a person types it. */
export type SourceLocation = {
  from: 'folder' | 'bucket' | 'feed';
  folder: string;
  address: string;
  endpoint: string;
  name: string;
  keyId: string;
  secret: string;
};
export const emptyLocation: SourceLocation = {
  ...{ from: 'folder', folder: '', address: '' },
  ...{ endpoint: '', name: '', keyId: '', secret: '' },
};

/** Fields that a refusal can name. */
export const placeFields = [
  ...['folder', 'address', 'bucket.endpoint', 'bucket.name', 'bucket.keyId', 'bucket.secret'],
] as const;

export const isLocation = ({ from, address, endpoint, name, keyId, secret }: SourceLocation): boolean =>
  from === 'folder' ||
  (from === 'feed' ? [address] : [endpoint, name, keyId, secret]).every((each) => each.trim() !== '');

/** The fields of a new source. */
export function placeOf({ from, folder, address, endpoint, name, keyId, secret }: SourceLocation) {
  if (from === 'feed') return { address: address.trim() };
  if (from === 'folder') return { folder: folder.trim() };
  const bucket = { endpoint: endpoint.trim(), name: name.trim(), keyId: keyId.trim(), secret: secret.trim() };
  return { folder: folder.trim(), bucket };
}

type LocationFieldsProps = {
  value: SourceLocation;
  errorOf: (field: string) => string | undefined;
  onChange: (location: SourceLocation) => void;
};

/** Where the source is: a folder, a bucket with its key, or an address. */
export function LocationFields({ value, errorOf, onChange }: LocationFieldsProps) {
  const { from, folder, address, endpoint, name, keyId, secret } = value;
  const change = (typed: Partial<SourceLocation>) => onChange({ ...value, ...typed });
  if (from === 'feed')
    return (
      <TextField
        label={text.address}
        value={address}
        maxLength={watchedLimits.address}
        error={errorOf('address')}
        placeholder="https://"
        onChange={(typed) => change({ address: typed })}
      />
    );
  return (
    <>
      {from === 'bucket' && (
        <>
          <TextField
            label={text.endpoint}
            value={endpoint}
            maxLength={watchedLimits.address}
            error={errorOf('bucket.endpoint')}
            help={text.endpointHelp}
            placeholder="https://"
            onChange={(typed) => change({ endpoint: typed })}
          />
          <TextField
            label={text.bucketName}
            value={name}
            maxLength={63}
            error={errorOf('bucket.name')}
            onChange={(typed) => change({ name: typed })}
          />
          <TextField
            label={text.keyId}
            value={keyId}
            maxLength={watchedLimits.key}
            error={errorOf('bucket.keyId')}
            onChange={(typed) => change({ keyId: typed })}
          />
          <SecretField
            label={text.secretKey}
            showLabel={text.showSecretKey}
            value={secret}
            maxLength={watchedLimits.key}
            help={text.secretKeyHelp}
            error={errorOf('bucket.secret')}
            onChange={(typed) => change({ secret: typed })}
          />
        </>
      )}
      <TextField
        label={text.folderField}
        value={folder}
        maxLength={watchedLimits.folder}
        error={errorOf('folder')}
        help={from === 'bucket' ? text.prefixHelp : text.folderHelp}
        onChange={(typed) => change({ folder: typed })}
      />
    </>
  );
}
