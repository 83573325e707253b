import { Role } from '@tv/contract/enumerations';
import { hasAtLeast } from '@tv/contract/roles';
import type { CurrentUser } from './current-user.ts';

/** The studio is for those who manage content, and for those who review it. */
export const maySeeStudio = ({ role, mayReview }: CurrentUser) =>
  mayReview || hasAtLeast(role, Role.ContentManager);
