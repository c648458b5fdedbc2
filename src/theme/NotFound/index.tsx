import notFound from '@generated/content/default/not-found.json';
import Layout from '@theme/Layout';
import BandEnd from '@site/src/ui/BandEnd';
import Button from '@site/src/ui/Button';
import Buttons from '@site/src/ui/Buttons';
import PageHead from '@site/src/templates/PageHead';
import RichText from '@site/src/ui/RichText';
import styles from './styles.module.css';

/** The page for addresses that do not exist. */
export default function NotFound() {
  const {title, description, heading, text, links} = notFound;
  return (
    <>
      <PageHead title={title} description={description} unlisted />
      <Layout title={title}>
        <div className={`${styles.page} onInk`}>
          <div className="wrap">
            <p className={styles.code}>404</p>
            <h1>{heading}</h1>
            <p className={`lead ${styles.text}`}>
              <RichText text={text} />
            </p>
            <Buttons>
              {links.map(({name, href}, index) => (
                <Button key={href} to={href} variant={index === 0 ? 'signal' : 'line'}>
                  {name}
                </Button>
              ))}
            </Buttons>
          </div>
          <BandEnd />
        </div>
      </Layout>
    </>
  );
}
