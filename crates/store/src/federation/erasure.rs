//! Who was erased leaves every copy of the database.

use sqlx::SqliteConnection;

use crate::StoreError;
use crate::rows::FederationFacts;

/// The federation's origin and everybody erased from it; none where the copy is of an older version.
pub(crate) async fn erased(conn: &mut SqliteConnection) -> Result<Vec<(String, i64)>, StoreError> {
    if !is_there(conn).await? {
        return Ok(Vec::new());
    }
    let query = sqlx::query_as(
        "SELECT DISTINCT federation.origin, federation_facts.person FROM federation_facts \
         JOIN federation ON federation.id = 1 WHERE federation_facts.known IS NULL",
    );
    Ok(query.fetch_all(conn).await?)
}

/// Takes people out of a copy, if it is of the same federation.
pub(crate) async fn erase_on(conn: &mut SqliteConnection, people: &[(String, i64)]) -> Result<(), StoreError> {
    if people.is_empty() || !is_there(conn).await? {
        return Ok(());
    }
    for (origin, person) in people {
        let query = sqlx::query_as(
            "SELECT version, seq FROM federation_facts WHERE person = $1 AND known IS NOT NULL \
             AND EXISTS (SELECT 1 FROM federation WHERE origin = $2)",
        );
        let rows: Vec<(i64, i64)> = query.bind(person).bind(origin).fetch_all(&mut *conn).await?;
        for (version, seq) in rows {
            let sum = FederationFacts::sum_of((*person, version, seq, None));
            let query =
                sqlx::query("UPDATE federation_facts SET known = NULL, sum = $1 WHERE person = $2 AND version = $3");
            query.bind(sum).bind(person).bind(version).execute(&mut *conn).await?;
        }
    }
    Ok(())
}

async fn is_there(conn: &mut SqliteConnection) -> Result<bool, StoreError> {
    let query = sqlx::query_as("SELECT COUNT(*) FROM sqlite_master WHERE name = 'federation_facts'");
    let (count,): (i64,) = query.fetch_one(conn).await?;
    Ok(count > 0)
}
