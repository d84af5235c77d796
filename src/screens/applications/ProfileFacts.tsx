import type { ReactNode } from 'react'
import { formatPhone } from '#domain/addresses/phone.ts'
import { formatMeasure } from '#domain/amounts/units.ts'
import type { PublicProfile } from '#generated/model/index.ts'
import { LazyAreasMap } from '#src/maps/LazyMaps.tsx'
import { useSession } from '#src/session/session.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Fact, Facts, orNotGiven } from '#src/ui/Facts.tsx'
import styles from './applications.module.css'

interface ProfileFactsProps {
  readonly profile: PublicProfile
  readonly children?: ReactNode
}

/** Pixels. */
const mapHeight = 280

/** What a courier shows of itself to strangers. */
export function ProfileFacts({ profile, children }: ProfileFactsProps) {
  const { name, image, picture, headline, description, phone, website, city, areas, services } = profile
  const { unitPreference } = useSession()
  return (
    <div className={styles.profile}>
      <Avatar name={name} image={image} size="medium" isLogo />
      <div className={styles.about}>
        {headline !== null && <p className={styles.headline}>{headline}</p>}
        {description !== null && <p className={styles.description}>{description}</p>}
        {picture !== null && <img className={styles.picture} src={picture} alt="" />}
        <Facts>
          <Fact label="City">{orNotGiven(city)}</Fact>
          <Fact label="Phone">{orNotGiven(phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>)}</Fact>
          {website !== null && (
            <Fact label="Website">
              <a href={website} target="_blank" rel="noreferrer noopener">
                {new URL(website).host}
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
                    {service.description !== '' && <span className="wb-muted"> {service.description}</span>}
                  </li>
                ))}
              </ul>
            )}
          </Fact>
        </Facts>
        {areas.length > 0 && <LazyAreasMap areas={areas} height={mapHeight} label={`Where ${name} delivers`} />}
        {children}
      </div>
    </div>
  )
}
