import { configure } from '@testing-library/react';

// A busy machine takes its time to import what a screen loads later.
configure({ asyncUtilTimeout: 15_000 });
