import { type AudienceWorld, canary } from './audience-world.ts';

/** What people outside of the audience read otherwise than before there was anything that is not for them. */
export async function readOtherwise(world: AudienceWorld, personas: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const persona of personas)
    for (const [reading, answer] of await world.read(persona))
      if (answer !== world.before.get(`${persona} ${reading}`))
        wrong.push(
          `${persona} ${reading}: ${answer.slice(0, 300)}, before ${world.before.get(`${persona} ${reading}`)?.slice(0, 300)}`,
        );
  return wrong;
}

/** Readings in which people inside of the audience do not find it. */
export async function readWithoutIt(world: AudienceWorld, personas: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const persona of personas) {
    const read = await world.read(persona);
    const holding = [
      '/MediaContents',
      '/MediaContents?sortBy=Title',
      '/MediaContents?showOnlyFeatured=true',
      '/MediaContents?showOnlyUpcoming=true',
      `/MediaContents?tag=${canary}`,
      `/MediaContents?categoryId=${world.emptyCategory}`,
      '/Categories?loadRelatedPublishedMediaContents=true',
      '/MediaContents/Facets',
      `/MediaContents?searchTerm=${canary}`,
      `/MediaContents?searchTerm=${canary}&searchScope=4`,
      '/MediaContents?searchTerm=zwickelfuchz',
      `/MediaContents/Suggestions?searchTerm=${canary.slice(0, 4)}`,
      `/MediaContents/Facets?searchTerm=${canary}`,
    ];
    for (const path of holding)
      if (!read.get(path)!.includes(canary))
        wrong.push(`${persona} ${path}: ${read.get(path)!.slice(0, 200)}`);
    const { body } = await world.service.app.inject({
      url: `/api/Categories/${world.emptyCategory}`,
      headers: world.authorization(persona),
    });
    const { isEmpty, mediaContentsCount } = JSON.parse(body) as {
      isEmpty: boolean;
      mediaContentsCount: number;
    };
    if (isEmpty || mediaContentsCount !== 1) wrong.push(`${persona}: ${body}`);
  }
  return wrong;
}
