import { useQuery } from '@tanstack/react-query';
import { Role } from '@tv/contract/enumerations';
import { screenPath } from '@tv/contract/pages/page-paths';
import { hasAtLeast } from '@tv/contract/people/roles';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { ExternalLink } from 'lucide-react';
import { useParams } from 'react-router';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as counts from '@tv/strings/en/parts/counts.ts';
import * as text from '@tv/strings/en/studio/content/categories.ts';
import * as itemText from '@tv/strings/en/studio/item/item.ts';
import { LinkButton } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { Guests } from '@tv/ui/guests.tsx';
import { NotFound } from '@tv/ui/not-found.tsx';
import { CategoryAudience } from '../../categories/category-audience.tsx';
import { CategoryEnd } from '../../categories/category-end.tsx';
import { CategoryForm } from '../../categories/category-form.tsx';
import { CategoryManagers } from '../../categories/category-managers.tsx';
import { categoriesInOrder } from '../../categories/queries.ts';
import { FormSkeleton } from '@tv/ui/loading/form-skeleton.tsx';
import style from './category-page.module.css';
import { OrganizationFrame } from './organization-frame.tsx';

/** All that is set for one category. */
export function CategoryPage() {
  const { id = '' } = useParams();
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(categoriesInOrder());
  const category = data?.find((each) => each.id === id.toLowerCase());
  if (data && !category) return <NotFound />;
  return (
    <OrganizationFrame
      title={category?.name ?? text.category}
      {...(category && { fact: counts.items(category.mediaContentsCount) })}
      above={{ word: text.categories, to: studioPath('organization/categories') }}
      actions={
        <LinkButton
          look="neutral"
          icon={<ExternalLink />}
          to={screenPath(undefined, 'categories/:id', { id })}
        >
          {itemText.seeAsViewer}
        </LinkButton>
      }
    >
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      <div className={style.columns}>
        {!data && !error && <FormSkeleton />}
        {category && (
          <>
            <CategoryForm key={category.id} category={category} />
            <div className={style.aside}>
              <CategoryManagers category={category} />
              <CategoryAudience category={category} />
              <Guests of={{ kind: 'category', id: category.id }} />
              <CategoryEnd category={category} mayEnd={Boolean(user && hasAtLeast(user.role, Role.Admin))} />
            </div>
          </>
        )}
      </div>
    </OrganizationFrame>
  );
}
