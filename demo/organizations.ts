/** Ids are fixed so that tests and addresses may name them. */
export const AURORA = '11111111-1111-4111-8111-111111111111';
export const HARBOR = '22222222-2222-4222-8222-222222222222';
/** The main provider tenant. */
export const PROVIDER = '33333333-3333-4333-8333-333333333333';

export type DemoOrganization = {
  id: string;
  slug: string;
  name: string;
  industry: { id: string; name: string };
  allowPublicMedia: boolean;
  /** Of the e-mail addresses of its people. */
  domain: string;
  /** Below `demo/media/`. */
  logo: string;
  /** Colours by their keys in the contract; a key that is missing means the portal's own colour. */
  colors: Record<string, string>;
};

export type DemoCategory = { id: string; slug: string; organizationId: string; name: string };

export const organizations: DemoOrganization[] = [
  {
    id: AURORA,
    slug: 'aurora-energy',
    name: 'Aurora Energy',
    industry: { id: '00000000-0000-4000-8000-00000000e001', name: 'Energy' },
    domain: 'aurora.example',
    allowPublicMedia: true,
    logo: 'aurora-energy/logo.png',
    colors: {
      buttonPrimaryDefaultColor: '#2FD6A3',
      buttonPrimaryTextColor: '#04211A',
      buttonPrimaryHoverColor: '#5BE3BB',
      counterBackgroundColor: '#2FD6A3',
      counterTextColor: '#04211A',
    },
  },
  {
    id: HARBOR,
    slug: 'harbor-bank',
    name: 'Harbor Bank',
    industry: { id: '00000000-0000-4000-8000-00000000e002', name: 'Banking' },
    domain: 'harbor.example',
    allowPublicMedia: true,
    logo: 'harbor-bank/logo.png',
    colors: {
      buttonPrimaryDefaultColor: '#F4B860',
      buttonPrimaryTextColor: '#241703',
      buttonPrimaryHoverColor: '#FFD08A',
      counterBackgroundColor: '#F4B860',
      counterTextColor: '#241703',
    },
  },
  {
    id: PROVIDER,
    slug: 'tv',
    name: 'TV',
    industry: { id: '00000000-0000-4000-8000-00000000e003', name: 'Media' },
    domain: 'tv.example',
    allowPublicMedia: false,
    logo: 'tv/logo.png',
    colors: {},
  },
];

const category = (organizationId: string, number: number, slug: string, name: string): DemoCategory => ({
  id: `${organizationId.slice(0, 8)}-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`,
  slug,
  organizationId,
  name,
});

export const categories: DemoCategory[] = [
  category(AURORA, 1, 'town-halls', 'Town halls'),
  category(AURORA, 2, 'safety', 'Safety'),
  category(AURORA, 3, 'training', 'Training'),
  category(AURORA, 4, 'product', 'Products'),
  category(AURORA, 5, 'engineering-talks', 'Engineering talks'),
  category(AURORA, 6, 'customer-stories', 'Customer stories'),
  category(AURORA, 7, 'onboarding', 'First weeks'),
  category(AURORA, 8, 'podcast', 'Night shift sessions'),
  category(HARBOR, 1, 'harbor-hour', 'Harbor hour'),
  category(HARBOR, 2, 'money-skills', 'Money skills'),
  category(HARBOR, 4, 'quay-stories', 'Stories from the quay'),
];
