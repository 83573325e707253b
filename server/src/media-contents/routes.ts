import type { Serve } from '../platform/http/serve.ts';
import { serveChanges } from './changes/routes.ts';
import type { MediaContentsDeps } from './deps.ts';
import { serveLists } from './lists/list-routes.ts';
import { serveManagedMediaContents } from './manage-routes.ts';
import { serveReviews } from './reviews/review-routes.ts';
import { serveSavedViews } from './management/saved-views-routes.ts';
import { serveSubResources } from './item-parts/sub-resources-routes.ts';
import { serveUnlocks } from './unlock/unlock-routes.ts';

/** The calls of media contents, for viewers, visitors and managers. */
export function serveMediaContents(serve: Serve, deps: MediaContentsDeps): void {
  serveLists(serve, deps);
  serveSubResources(serve, deps);
  serveUnlocks(serve, deps);
  serveManagedMediaContents(serve, deps);
  serveReviews(serve, deps);
  serveChanges(serve, deps);
  serveSavedViews(serve, deps);
}
