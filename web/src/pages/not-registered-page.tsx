import { UserX } from 'lucide-react';
import { Outcome } from '../features/registration/outcome.tsx';
import { SignInButton } from '../features/registration/refused.tsx';
import { BareLayout } from './bare-layout.tsx';

export const NotRegisteredPage = () => (
  <BareLayout>
    <Outcome
      icon={<UserX />}
      title="You are not registered"
      text="This registration link is not known. Ask the person who shared it with you for a new one, or sign in if you have an account."
    >
      <SignInButton />
    </Outcome>
  </BareLayout>
);
