import { Edit } from '@blueprintjs/icons'
import { Outlet, useParams } from 'react-router-dom'
import { useGetVendor } from '#generated/client/relationships/relationships.ts'
import { paths } from '#src/paths.ts'
import type { DrawerGround } from '#src/resources/ResourceForms.tsx'
import { useSession } from '#src/session/session.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Fact, Facts, orNotGiven } from '#src/ui/Facts.tsx'
import styles from './customers.module.css'
import { vendors } from './vendors.tsx'

/** What the organization says of its vendor. Editing opens over it. */
export function VendorGeneral() {
  const session = useSession()
  const id = Number(useParams()['id'])
  // The page around it has asked for it, and says what is wrong.
  const { data: vendor } = useGetVendor(session.tenant.id, id)
  return (
    <div className={styles.side}>
      {vendor !== undefined && (
        <section className="wb-card" aria-label="In your books">
          <Facts>
            <Fact label="Your name for it">{orNotGiven(vendor.ownName)}</Fact>
            <Fact label="Vendor number">{orNotGiven(vendor.accountNumber)}</Fact>
            <Fact label="Preferred">{vendor.isFavorite ? 'Yes' : 'No'}</Fact>
            <Fact label="Notes">{orNotGiven(vendor.notes)}</Fact>
          </Facts>
          {vendors.rights.update(session).allowed && (
            <div className={styles.foot}>
              <ButtonLink to={paths.vendors.edit(id)} icon={<Edit />} text="Edit" />
            </div>
          )}
        </section>
      )}
      <Outlet />
    </div>
  )
}

/** Over that side of the page. */
export function useOverVendor(): DrawerGround {
  const { id = '' } = useParams()
  return { under: paths.vendorSide(id, 'general'), next: () => null }
}
