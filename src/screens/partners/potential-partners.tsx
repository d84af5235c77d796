import { Tag } from '@blueprintjs/core'
import { Exchange } from '@blueprintjs/icons'
import { getGetPotentialPartnersQueryKey, getPotentialPartners } from '#generated/client/relationships/relationships.ts'
import { getGetTenantPublicProfileQueryKey, getTenantPublicProfile } from '#generated/client/tenants/tenants.ts'
import type { PotentialPartner } from '#generated/model/index.ts'
import { denial } from '#src/access/verdict.ts'
import { paths, type ResourcePaths } from '#src/paths.ts'
import { defineResource } from '#src/resources/define-resource.ts'
import styles from '#src/screens/applications/applications.module.css'
import { Avatar } from '#src/ui/Avatar.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

const nobody = () => denial('Couriers look after their own profiles.')
const list = paths.potentialPartners

/** Couriers that carry for others, and that one may offer a partnership. */
export const potentialPartners = defineResource({
  contract: {
    words: { one: 'courier', many: 'couriers to partner with' },
    subject: 'tenant',
    defaultSort: { field: 'name', direction: 'asc' },
    filters: [],
    calls: {
      list: getPotentialPartners,
      listKey: getGetPotentialPartnersQueryKey,
      get: async (id: number, options?: undefined, signal?: AbortSignal) => {
        const profile = await getTenantPublicProfile(id, options, signal)
        return { ...profile, services: profile.services.map(({ name }) => name) }
      },
      getKey: getGetTenantPublicProfileQueryKey,
    },
    facts: {
      name: { title: 'Courier', kind: 'text', sortField: 'name' },
      city: { title: 'City', kind: 'text' },
    },
  },
  paths: { list, new: list, one: paths.partnerOffer, edit: paths.partnerOffer } satisfies ResourcePaths,
  nameOf: ({ name }) => name,
  icon: <Exchange size={18} />,
  empty: 'Couriers that offer a service here, and are no partners of yours yet, can be found here.',
  search: 'Name or city',
  rights: { create: nobody, update: nobody },
  columns: [
    {
      field: 'name',
      width: 280,
      cell: ({ name, image }: PotentialPartner) => (
        <span className={styles.vendor}>
          <Avatar name={name} image={image} isLogo />
          {name}
        </span>
      ),
    },
    { id: 'partnership', title: 'Offer', width: 170, cell: Standing },
    { field: 'city', width: 140 },
    { id: 'services', title: 'Services', width: 360, cell: ({ services }: PotentialPartner) => services.join(', ') },
  ],
  Actions: () => (
    <>
      <ButtonLink to={paths.partners.list()}>Partners</ButtonLink>
      <ButtonLink to={paths.sentPartnerships.list()}>Offers</ButtonLink>
    </>
  ),
})

/** What waits between the two. */
function Standing({ partnership }: PotentialPartner) {
  if (partnership === 'offered') return <Tag minimal>Offered</Tag>
  return (
    partnership === 'received' && (
      <Tag minimal intent="primary">
        Waits for your answer
      </Tag>
    )
  )
}
