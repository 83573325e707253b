import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { call } from '../../lib/api/call.ts';
import { refreshUser } from '../../lib/session/current-user.ts';
import * as text from '../../strings/en/studio-branding.ts';
import { Button } from '../../ui/button.tsx';
import field from '../../ui/field.module.css';
import { bytesOf } from '../ui/bytes-of.ts';
import { managedOrganization } from '../ui/organization-query.ts';
import { reasonOf } from '../ui/reason-of.ts';
import { FileInput, pictures } from '../ui/file-input.tsx';
import style from './branding-form.module.css';

type LogoFieldProps = {
  /** Absent: the portal's own mark. */
  logoUrl: string | undefined;
  /** The picture is another one now, at the same address. */
  onChanged: () => void;
};

/** The mark of the organization, changed at once. */
export function LogoField({ logoUrl, onChanged }: LogoFieldProps) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const changing = useMutation({
    mutationFn: (file: File | undefined) =>
      file
        ? call('PUT /Management/Organization/Logo', bytesOf(file))
        : call('DELETE /Management/Organization/Logo'),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: managedOrganization().queryKey });
      onChanged();
      void refreshUser().catch(() => {});
    },
  });
  const problem = changing.error && reasonOf(changing.error, text.unexpected);
  return (
    <div className={style.logo} role="group" aria-label={text.logo}>
      <span className={field.label}>{text.logo}</span>
      <div className={style.mark}>
        <span className={style.frame}>
          <img src={logoUrl ?? '/favicon.svg'} alt={logoUrl ? text.logoNow : text.logoOfPortal} />
        </span>
        <Button
          size="small"
          icon={<ImageUp />}
          aria-disabled={changing.isPending}
          onClick={() => input.current?.click()}
        >
          {text.chooseLogo}
        </Button>
        {logoUrl && (
          <Button size="small" look="neutral" icon={<Trash2 />} onClick={() => changing.mutate(undefined)}>
            {text.removeLogo}
          </Button>
        )}
      </div>
      <FileInput ref={input} accept={pictures} onChoose={([file]) => changing.mutate(file)} />
      <p className={problem ? field.error : style.help} role={problem ? 'alert' : undefined}>
        {problem ?? text.logoHelp}
      </p>
    </div>
  );
}
