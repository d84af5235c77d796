import type { ReactNode } from 'react'
import { formatPhone } from '#domain/addresses/phone.ts'
import { websiteHost } from '#domain/addresses/website.ts'
import { formatMeasure } from '#domain/amounts/units.ts'
import type { PublicProfile } from '#generated/model/index.ts'
import { LazyAreasMap } from '#src/maps/LazyMaps.tsx'
import { useSession } from '#src/session/session.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Fact, Facts, orNotGiven } from '#src/ui/Facts.tsx'
import styles from './applications.module.css'

interface ProfileFactsProps {
  readonly profile: PublicProfile
  /** Its name, where that is no title of the page. */
  readonly name?: ReactNode
  /** How it stands to the one who looks. */
  readonly children?: ReactNode
}

/** Pixels. */
const mapHeight = 280

/** What a courier shows of itself to strangers. */
export function ProfileFacts({ profile, name: title, children }: ProfileFactsProps) {
  const { name, image, picture, headline, description, phone, website, city, areas, services } = profile
  const { unitPreference } = useSession()
  const host = website === null ? null : websiteHost(website)
  return (
    <section className={`wb-card ${styles.profile}`} aria-label={name}>
      {picture !== null && <img className={styles.picture} src={picture} alt="" />}
      <div className={styles.intro}>
        <Avatar name={name} image={image} size="small" isLogo />
        <div className={styles.about}>
          {title}
          {headline !== null && <p className={styles.headline}>{headline}</p>}
          {description !== null && <p className={styles.description}>{description}</p>}
          {children}
        </div>
      </div>
      <div className={styles.parts}>
        <Facts>
          <Fact label="City">{orNotGiven(city)}</Fact>
          <Fact label="Phone">{orNotGiven(phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>)}</Fact>
          {website !== null && host !== null && (
            <Fact label="Website">
              <a href={website} target="_blank" rel="noreferrer noopener">
                {host}
              </a>
            </Fact>
          )}
          {areas.length > 0 && (
            <Fact label="Delivers">
              <ul className={styles.lines}>
                {areas.map(({ place, radiusM }, index) => (
                  <li key={index}>
                    {formatMeasure(radiusM, 'largeDistance', unitPreference, 0)} around {place}
                  </li>
                ))}
              </ul>
            </Fact>
          )}
          <Fact label="Services">
            {services.length === 0 ? (
              'None at the moment'
            ) : (
              <ul className={styles.lines}>
                {services.map((service, index) => (
                  <li key={index}>
                    <strong>{service.name}</strong>
                    {service.description !== '' && <span className={styles.purpose}>{service.description}</span>}
                  </li>
                ))}
              </ul>
            )}
          </Fact>
        </Facts>
        {areas.length > 0 && <LazyAreasMap areas={areas} height={mapHeight} label={`Where ${name} delivers`} />}
      </div>
    </section>
  )
}
