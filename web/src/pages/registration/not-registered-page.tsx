import { UserX } from 'lucide-react';
import { Outcome } from '../../features/registration/outcome.tsx';
import { SignInButton } from '../../features/registration/refused.tsx';
import { BareLayout } from '../layout/bare-layout.tsx';
import * as text from '@tv/strings/en/registration/self-registration.ts';

export const NotRegisteredPage = () => (
  <BareLayout>
    <Outcome icon={<UserX />} title={text.notRegistered} text={text.notRegisteredText}>
      <SignInButton />
    </Outcome>
  </BareLayout>
);
